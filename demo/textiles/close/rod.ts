import { heightOf, type Cloth } from '../cloth.ts'
import { lightOf } from '../colour.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { plainMaterial } from '../light/material.ts'
import { between, chance, clamp, noise, step } from '../noise.ts'
import { backdrop, wallLight } from '../scenes/room.ts'
import { edgeOf, threaded } from './threads.ts'

/** Radius of the rod, and of the cloth around it, cm. */
const radius = 1.25
const around = radius + 0.12

/** The cloth where it hangs over a rod: soft folds below, the border at one side, the wall behind. */
export function overRod(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const viewOf = (border: number) => clamp(border * 0.95 + 7, 11, 15)
  const { side, border, t0, t1, inward } = edgeOf(cloth, (wide) => viewOf(wide) * 1.5)
  const view = viewOf(border)
  const tall = view * 2
  const s0 = heightOf(cloth.pallu) + 18
  const part = { s0, s1: s0 + tall, t0, t1 }
  const top = view * 0.44
  const drop = tall - around * 2.6
  const selvedge = view * between(0.26, 0.34, chance(seed, 59))
  const mesh = meshOf(480, 620, (u, v, point) => {
    const x = -inward(u)
    const along = v * tall
    const below = drop - along
    // The folds begin below the rod and grow; they lean a little, each its own way.
    const phase = x * 0.95 + 1.5 * noise(x * 0.2, along * 0.05, seed) + 0.03 * below * Math.sin(seed)
    const held = clamp(-x / 2.2, 0.25, 1)
    const fold = (0.95 * Math.sin(phase) + 0.4 * Math.sin(phase * 1.9 + 1)) * held
    const depth = step(0, 9, below)
    point.x = side * (selvedge + x * (1 - 0.05 * depth) + 0.2 * Math.sin(along * 0.24 + seed) * depth)
    point.s = s0 + along
    point.t = t0 + u * (t1 - t0)
    if (below >= 0) {
      point.y = top - below
      point.z = around + 0.3 * depth + fold * between(0.16, 1, depth) + 0.16
    } else {
      const angle = -below / around
      const out = around + 0.16 + 0.16 * fold
      point.y = top + out * Math.sin(angle)
      point.z = out * Math.cos(angle)
    }
  })
  const bar = meshOf(40, 40, (u, v, point) => {
    const angle = v * Math.PI * 2
    point.x = (u - 0.5) * 60
    point.y = top + radius * Math.sin(angle)
    point.z = -radius * Math.cos(angle)
  })
  return {
    eye: [side * -1.5, -2, 52],
    target: [0, 0, 0],
    view,
    layers: [
      { mesh: bar, material: plainMaterial(lightOf(chance(seed, 39) < 0.5 ? '#7d5232' : '#b08d45'), 0.5) },
      { mesh, material: threaded(cloth, part, detail(view)) },
    ],
    backdrop: backdrop('wall', -4, seed, { x: side * -5, y: 6, wide: 22 }),
    ...wallLight(seed),
    reach: 60,
    soft: [0.25, 0.9],
    hollows: [
      [0.5, 0.3],
      [1.6, 0.3],
    ],
  }
}

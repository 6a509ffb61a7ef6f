import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { between, chance, clamp, cloud, noise } from '../noise.ts'
import { onTable } from './flat.ts'
import { fringe } from './pleats.ts'
import { backdrop } from './room.ts'

/** Profile of a fold in cloth on a table: a soft ridge with a shallow valley beside it. */
function ridge(phase: number): number {
  return Math.exp((Math.sin(phase) - 1) * 2.6)
}

/** The pallu spread on the floor, a few folds running slantwise through it. */
export function spread(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed, width } = cloth
  // A short pallu is seen from closer by, with one corner of the cloth.
  const view = clamp(heightOf(cloth.pallu) * 1.3 + 26, 58, 108)
  const end = cloth.fringed ? -6 : 0
  const tall = 165
  const slant = (chance(seed, 51) < 0.5 ? -1 : 1) * between(0.3, 0.75, chance(seed, 52))
  const long = between(0.045, 0.075, chance(seed, 53))
  const map = paint(cloth, designOf(cloth), { s0: -6, s1: tall, t0: 0, t1: width, size: detail(view) })
  const mesh = meshOf(520, 620, (u, v, point) => {
    const x = (u - 0.5) * width
    const y = end + v * (tall - end)
    const bend = 2.2 * noise(x * 0.016, y * 0.02, seed)
    const across = x + slant * (y - 60)
    let z =
      9 * ridge(across * long + bend + seed) * between(0.6, 1, noise(x * 0.018, y * 0.018, seed + 6)) +
      4.4 * ridge(across * long * 2.3 - bend * 1.4 + 2) * noise(x * 0.02, y * 0.02, seed + 4)
    z += 1.4 * (cloud(x * 0.03, y * 0.03, seed + 2) - 0.5)
    const held = Math.min(1, Math.min(u, 1 - u) * 5)
    z *= (0.3 + 0.7 * held) * (y < 0 ? 0.12 : Math.min(1, 0.2 + y / 30))
    point.x = x + 0.8 * Math.sin(y * 0.045 + seed)
    point.y = y - 60
    point.z = 0.2 + Math.max(z, 0.25 * z)
    point.s = y
    point.t = u * width
  })
  return {
    ...onTable({
      layers: [{ mesh, material: clothMaterial(cloth, map), holes: cloth.fringed ? fringe : undefined }],
      backdrop: backdrop(chance(seed, 54) < 0.4 ? 'wood' : 'stone', 0, seed, { x: -30, y: 40, wide: 110 }),
      seed,
      view,
      lean: 22,
      roll: 0.13 * (chance(seed, 55) < 0.5 ? -1 : 1),
      x: (chance(seed, 56) < 0.5 ? -1 : 1) * (108 - view) * 0.69,
      y: view * 0.58 - 66,
    }),
    soft: [0.9, 1.2],
    reach: 260,
  }
}

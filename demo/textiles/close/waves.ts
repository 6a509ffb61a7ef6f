import { heightOf, type Cloth } from '../cloth.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { chance, clamp, cloud, noise } from '../noise.ts'
import { backdrop } from '../scenes/room.ts'
import { nearLight } from './near.ts'
import { threaded } from './threads.ts'

/**
 * The border in diagonal folds, where it meets the body; its edge over a table of pale stone. `deep` raises the long
 * folds, `from` says where they begin, radians.
 */
export function waves(cloth: Cloth, detail: (view: number) => number, { deep = 1, from = cloth.seed } = {}): Scene {
  const { seed, width } = cloth
  const edge = heightOf(cloth.borders[1])
  const view = clamp(edge * 0.85 + 6, 9.5, 14)
  const span = view * 2.6
  const tall = view * 2.6
  const s0 = heightOf(cloth.pallu) + 18
  const t0 = width - span
  const part = { s0, s1: s0 + tall, t0, t1: width }
  const turn = slantOf(seed)
  const mesh = meshOf(420, 520, (u, v, point) => {
    const x = (u - 0.5) * span
    const y = (v - 0.5) * tall
    const wander = 1.1 * (noise(y * 0.06, 1, seed) - 0.5)
    const phase = x * 0.2 + y * turn + wander
    point.x = x
    point.y = y
    point.z =
      deep * 1.25 * Math.sin(phase * 1.5 + from) +
      0.5 * Math.sin(phase * 2.9 + y * 0.1 + 1) +
      0.3 * (cloud(x * 0.2, y * 0.16, seed) - 0.5)
    point.s = s0 + v * tall
    point.t = t0 + u * span
  })
  const centre = span / 2 - view * 0.46
  return {
    eye: [centre - 4, -11, 31],
    target: [centre, 0.4, 0],
    view,
    roll: -0.3,
    layers: [{ mesh, material: threaded(cloth, part, detail(view)) }],
    backdrop: backdrop('stone', -1.7, seed, { x: centre - 6, y: 4, wide: 22 }),
    ...nearLight(seed),
  }
}

function slantOf(seed: number): number {
  return 0.1 + 0.14 * chance(seed, 57)
}

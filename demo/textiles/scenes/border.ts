import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { chance, cloud, noise } from '../noise.ts'
import { onTable } from './flat.ts'
import { backdrop } from './room.ts'

/** The border along its length: the cloth gathered in folds that run with it, the selvedge towards the window. */
export function alongBorder(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed, width } = cloth
  const view = Math.max(20, heightOf(cloth.borders[0]) * 2.3 + 5)
  const wide = view * 1.45
  const tall = view * 2.05
  const s0 = heightOf(cloth.pallu) + 20
  const map = paint(cloth, designOf(cloth), { s0, s1: s0 + tall, t0: 0, t1: Math.min(width, wide), size: detail(view) })
  const lean = chance(seed, 46) < 0.5 ? -1 : 1
  const mesh = meshOf(420, 420, (u, v, point) => {
    const x = u * wide
    const y = (v - 0.5) * tall
    const inland = Math.min(1, Math.max(0, (x - view * 0.3) / (view * 0.3)))
    // Folds that lean one way: two sets would cross and quilt the cloth.
    const phase = x * 0.3 + y * 0.07 * lean + 1.6 * noise(y * 0.03, x * 0.02, seed)
    const folds = 1.4 * Math.sin(phase) + 0.35 * Math.sin(phase * 2.3 + 1)
    point.x = x - view * 0.4
    point.y = y
    point.z = 1 + inland * folds + 0.6 * (cloud(x * 0.1, y * 0.06, seed) - 0.5) + 0.35 * Math.sin(y * 0.22 + seed)
    point.s = s0 + v * tall
    point.t = u * wide
  })
  return onTable({
    layers: [{ mesh, material: clothMaterial(cloth, map) }],
    backdrop: backdrop(chance(seed, 47) < 0.5 ? 'wood' : 'stone', -0.6, seed, { x: -10, y: 8, wide: 40 }),
    seed,
    view,
    roll: 0.22 * lean,
    lean: 44,
    x: 0,
  })
}

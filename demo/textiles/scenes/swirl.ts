import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { cloud, noise } from '../noise.ts'
import { onTable } from './flat.ts'
import { backdrop } from './room.ts'

/** The pallu laid in long waves that fill the picture from edge to edge: for rings and bands cut out of it. */
export function swirl(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed, width } = cloth
  const view = 62
  const tall = Math.max(100, heightOf(cloth.pallu) + 30)
  const map = paint(cloth, designOf(cloth), { s0: 0, s1: tall, t0: 0, t1: width, size: detail(view) })
  const mesh = meshOf(420, 420, (u, v, point) => {
    const x = (u - 0.5) * width
    const y = (v - 0.5) * tall
    const phase = x * 0.05 + y * 0.1 + 1.8 * noise(x * 0.02, y * 0.018, seed)
    point.x = x
    point.y = y
    point.z = 1.9 * (0.5 + 0.5 * Math.sin(phase * 1.8)) ** 2 + 0.8 * (cloud(x * 0.05, y * 0.05, seed) - 0.5)
    point.s = v * tall
    point.t = u * width
  })
  return onTable({
    layers: [{ mesh, material: clothMaterial(cloth, map) }],
    backdrop: backdrop('stone', -3, seed, { x: -20, y: 20, wide: 60 }),
    seed,
    view,
    roll: 0.32,
    lean: 34,
  })
}

import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import type { Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { chance } from '../noise.ts'
import { fringe, pleated } from './pleats.ts'
import { backdrop, wallLight } from './room.ts'

/** A saree gathered above the picture and falling in one column that opens towards the hem; its pallu beside it. */
export function column(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed, width } = cloth
  const view = 84
  const size = Math.max(0.05, detail(view))
  const design = designOf(cloth)
  const side = chance(seed, 32) < 0.5 ? 1 : -1
  const end = cloth.fringed ? -6 : 0
  const from = heightOf(cloth.pallu) + 10
  const falling = { t0: 0, t1: width, columns: 900, rows: 240, rod: 100 }
  return {
    eye: [side * 5, 0, 300],
    target: [side * 1, -2, 0],
    view,
    layers: [
      {
        mesh: pleated({
          ...falling,
          count: 6.4,
          swing: 2.15,
          flare: 0.44,
          depth: 0.8,
          hem: -57,
          x: side * 13,
          z: -5,
          lean: 1,
          s: from,
          seed: seed + 3,
        }),
        material: clothMaterial(cloth, paint(cloth, design, { s0: from - 1, s1: from + 150, t0: 0, t1: width, size })),
      },
      {
        mesh: pleated({
          ...falling,
          count: 4.3 + chance(seed, 33),
          swing: 2,
          flare: 0.3,
          depth: 0.78,
          hem: -45,
          x: side * -13,
          z: 6,
          lean: 5,
          s: end,
          seed,
        }),
        material: clothMaterial(cloth, paint(cloth, design, { s0: -6, s1: 125, t0: 0, t1: width, size })),
        holes: cloth.fringed ? fringe : undefined,
      },
    ],
    backdrop: backdrop('wall', -15, seed, { x: -side * 22, y: 20, wide: 80 }),
    ...wallLight(seed),
    reach: 210,
  }
}

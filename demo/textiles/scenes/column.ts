import { designOf, heightOf, isBold, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import type { Scene } from '../light/develop.ts'
import { between, chance, clamp } from '../noise.ts'
import { fringe, openSwing, pleated } from './pleats.ts'
import { hangingMaterial, rodAt } from './rod.ts'
import { backdrop, wallLight } from './room.ts'

/** A saree gathered tightly on a rod and falling in one column that opens towards the hem; its pallu beside it. */
export function column(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed, width } = cloth
  const bold = isBold(cloth)
  const pallu = heightOf(cloth.pallu)
  // A pallu of large figures opens out of its folds.
  const swing = bold ? (s: number) => between(openSwing, 1.6, clamp((s - pallu) / 100)) : undefined
  const view = bold ? 118 : 102
  const rod = bold ? 62 : 54
  const size = Math.max(0.05, detail(view))
  const design = designOf(cloth)
  const side = chance(seed, 32) < 0.5 ? 1 : -1
  const end = cloth.fringed ? -6 : 0
  const from = pallu + 10
  const falling = { t0: 0, t1: width, columns: 900, rows: 240, rod }
  return {
    eye: [side * 5, 0, 300],
    target: [side * 1, -2, 0],
    view,
    layers: [
      rodAt(rod, seed),
      {
        mesh: pleated({
          ...falling,
          count: 6.4,
          swing: 2.15,
          flare: 0.36,
          depth: 0.8,
          hem: bold ? -66 : -57,
          x: side * (bold ? 20 : 14),
          z: -5,
          lean: 1,
          s: from,
          seed: seed + 3,
        }),
        material: hangingMaterial(
          cloth,
          paint(cloth, design, { s0: from - 1, s1: from + 175, t0: 0, t1: width, size }),
        ),
      },
      {
        mesh: pleated({
          ...falling,
          count: 4.3 + chance(seed, 33),
          swing: 2,
          most: swing,
          flare: 0.24,
          depth: 0.78,
          hem: bold ? -54 : -45,
          x: side * (bold ? -8 : -10),
          z: 6,
          lean: 5,
          s: end,
          seed,
        }),
        material: hangingMaterial(cloth, paint(cloth, design, { s0: -6, s1: 165, t0: 0, t1: width, size })),
        holes: cloth.fringed ? fringe : undefined,
      },
    ],
    backdrop: backdrop('wall', -15, seed, { x: -side * 22, y: 20, wide: 80 }),
    ...wallLight(seed),
    reach: 210,
  }
}

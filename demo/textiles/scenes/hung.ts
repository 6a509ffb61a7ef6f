import { designOf, heightOf, isBold, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import type { Layer, Scene } from '../light/develop.ts'
import { chance } from '../noise.ts'
import { fringe, openSwing, pleated } from './pleats.ts'
import { hangingMaterial, rodAt } from './rod.ts'
import { backdrop, wallLight } from './room.ts'

/**
 * A saree over a rod before a wall: the pallu hangs in front with its end and fringe, the body beside and behind it, so
 * that one picture shows body, border and pallu. `detail` is cm to a sample of the picture, `shape` its height to its
 * width: lower pictures are seen from further off, so that the cloth hangs in them whole.
 */
export function hung(cloth: Cloth, detail: (view: number) => number, shape = 1.5): Scene {
  const { seed, width } = cloth
  // Large figures hang in open folds: the cloth is wider then, and seen from further off.
  const bold = isBold(cloth)
  const rodTop = bold ? 62 : 52
  const swing = bold ? () => openSwing : undefined
  const whole = bold ? 158 : 134
  const view = Math.max(bold ? 126 : 92 + 8 * chance(seed, 31), whole / shape)
  const size = Math.max(0.05, detail(view))
  const design = designOf(cloth)
  const pallu = heightOf(cloth.pallu)
  const side = chance(seed, 32) < 0.5 ? 1 : -1
  const count = 3.4 + 2.4 * chance(seed, 33)
  const end = cloth.fringed ? -6 : 0

  const from = pallu + 8
  const behind: Layer = {
    mesh: pleated({
      count: count + 3.5,
      swing: 1.9,
      flare: 0.1,
      depth: 0.9,
      rod: rodTop,
      hem: -52 - 5 * chance(seed, 34) - (bold ? 12 : 0),
      x: side * ((bold ? 27 : 19) + 4 * chance(seed, 35)),
      z: -5.4,
      lean: 0.3,
      s: from,
      t0: 0,
      t1: width,
      seed: seed + 3,
      columns: 800,
      rows: 180,
    }),
    material: hangingMaterial(cloth, paint(cloth, design, { s0: from - 1, s1: from + 136, t0: 0, t1: width, size })),
  }
  const front: Layer = {
    mesh: pleated({
      count,
      swing: 1.72 + 0.2 * chance(seed, 36),
      most: swing,
      flare: 0.16,
      depth: 0.82,
      rod: rodTop + 0.4,
      hem: -42 - 6 * chance(seed, 37) - (bold ? 12 : 0),
      x: side * (-9 - 2 * chance(seed, 38)),
      z: 4.6,
      lean: 3.4,
      s: end,
      t0: 0,
      t1: width,
      seed,
      columns: 800,
      rows: 220,
    }),
    material: hangingMaterial(cloth, paint(cloth, design, { s0: -6, s1: bold ? 132 : 108, t0: 0, t1: width, size })),
    holes: cloth.fringed ? fringe : undefined,
  }
  return {
    eye: [side * 7, 2, 300],
    target: [side * 1.5, -1, 0],
    view,
    layers: [rodAt(rodTop, seed), behind, front],
    backdrop: backdrop('wall', -14, seed, { x: -side * 24, y: 38, wide: 74 }),
    ...wallLight(seed),
    reach: 190,
  }
}

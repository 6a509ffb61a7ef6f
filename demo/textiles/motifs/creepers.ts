import { circle, grown, moved, petal, type Shape } from '../shapes.ts'
import { flower, moveAll } from './flowers.ts'
import { figure, ground, inlay, type Motif } from './motif.ts'

const turn = Math.PI * 2

/** A stem that swings once through the cell, so that cells join without a seam. */
const stem =
  (swing: number, width: number): Shape =>
  (x, y) => {
    const slope = swing * turn * Math.cos(x * turn)
    return Math.abs(y - swing * Math.sin(x * turn)) / Math.sqrt(1 + slope * slope) - width
  }

/** A running vine: a flower in each bend, a leaf against it. */
export const creeper: Motif = [
  ...figure(stem(0.2, 0.02)),
  ...ground(circle(-0.25, 0.1, 0.2), circle(0.25, -0.1, 0.2)),
  ...moveAll(flower, -0.25, 0.12, 0.42),
  ...moveAll(flower, 0.25, -0.12, 0.42),
  ...figure(petal(-0.1, -0.24, 0.15, 0.055, -0.6), petal(0.1, 0.24, 0.15, 0.055, turn / 2 - 0.6 + Math.PI)),
  ...inlay(
    grown(petal(-0.1, -0.24, 0.15, 0.055, -0.6), -0.025),
    grown(petal(0.1, 0.24, 0.15, 0.055, turn / 2 - 0.6 + Math.PI), -0.025),
  ),
  ...figure(petal(-0.42, -0.2, 0.09, 0.03, 0.9), petal(0.42, 0.2, 0.09, 0.03, 0.9)),
]

/** A vine of leaves alone, finer. */
export const vine: Motif = [
  ...figure(stem(0.12, 0.018)),
  ...figure(
    ...[-0.38, -0.13, 0.13, 0.38].map((x, at) =>
      moved(petal(0, 0.17, 0.16, 0.065, turn / 4 - 0.5), x, 0.12 * Math.sin(x * turn), at % 2 === 0 ? 0 : Math.PI),
    ),
  ),
  ...inlay(...[-0.25, 0.25].map((x) => circle(x, x < 0 ? 0.2 : -0.2, 0.045))),
]

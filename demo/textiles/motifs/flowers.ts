import { around, circle, curve, ellipse, grown, line, mirrored, moved, petal, rim, union } from '../shapes.ts'
import { figure, ground, inlay, outlined, type Motif } from './motif.ts'

const turn = Math.PI * 2

/** Six round petals about a ringed heart. */
const blossom = around(6, ellipse(0.24, 0, 0.2, 0.125))
export const flower: Motif = [
  ...outlined(blossom, 0.035, 0.03),
  ...figure(around(6, petal(0.26, 0, 0.1, 0.022, 0))),
  ...ground(circle(0, 0, 0.125)),
  ...figure(rim(circle(0, 0, 0.1), 0.035)),
  ...inlay(circle(0, 0, 0.045)),
]

/** A lotus from the side, its stem and two buds. */
const lotusPetals = [-3, -2, -1, 0, 1, 2, 3].map((at) => {
  const angle = turn / 4 + at * 0.4
  const length = 0.25 - Math.abs(at) * 0.012
  return petal(Math.cos(angle) * 0.2, -0.14 + Math.sin(angle) * 0.24, length, 0.078, angle)
})
const outerFirst = [0, 6, 1, 5, 2, 4, 3].flatMap((at) => lotusPetals[at] ?? [])
export const lotus: Motif = [
  ...outerFirst.flatMap((each, at) => [
    ...ground(grown(each, 0.014)),
    ...outlined(each, 0.024, 0.02, at % 2 === 0 ? 'inlay' : 'figure'),
  ]),
  ...figure(
    curve([0, -0.14, 0.03], [0.02, -0.28, 0.016], [-0.01, -0.46, 0.014]),
    mirrored(curve([0, -0.32, 0.012], [0.12, -0.26, 0.012], [0.2, -0.3, 0.012])),
    mirrored(petal(0.24, -0.34, 0.085, 0.034, 0.9)),
  ),
  ...figure(...[-0.17, 0, 0.17].map((x) => circle(x, 0.43 - Math.abs(x) * 0.4, 0.02))),
]

/** A bud on a bent stem with a pair of leaves. */
export const jasmine: Motif = [
  ...figure(
    petal(0, 0.17, 0.2, 0.09, turn / 4),
    petal(-0.07, 0.12, 0.15, 0.05, turn / 3.4),
    petal(0.07, 0.12, 0.15, 0.05, turn / 4.9),
  ),
  ...ground(line(-0.045, 0, -0.03, 0.26, 0.008), line(0.045, 0, 0.03, 0.26, 0.008)),
  ...inlay(ellipse(0, -0.01, 0.08, 0.045)),
  ...figure(
    curve([0, -0.03, 0.022], [-0.03, -0.2, 0.018], [0.04, -0.42, 0.016]),
    petal(0.13, -0.19, 0.13, 0.045, 0.7),
    petal(-0.14, -0.26, 0.13, 0.045, turn / 2.6),
  ),
]

/** A flower on a stem with leaves: the sprig of jamdani and of block prints. */
export const sprig: Motif = [
  ...figure(
    curve([0, 0.12, 0.016], [-0.03, -0.12, 0.016], [0.05, -0.44, 0.014]),
    curve([-0.01, -0.1, 0.012], [0.16, 0.02, 0.012]),
    curve([0.0, -0.2, 0.012], [-0.17, -0.08, 0.012]),
    petal(-0.16, -0.3, 0.13, 0.04, turn / 2.5),
    petal(0.17, -0.26, 0.13, 0.04, 0.6),
  ),
  ...moveAll(flower, 0, 0.23, 0.52),
  ...moveAll(flower, 0.2, 0.06, 0.22),
  ...moveAll(flower, -0.21, -0.03, 0.22),
]

/** A full rose: petals laid ring about ring. */
export const rose: Motif = [
  ...figure(
    around(5, ellipse(0.27, 0, 0.17, 0.19)),
    petal(0.34, -0.36, 0.16, 0.05, -0.7),
    petal(-0.34, -0.36, 0.16, 0.05, turn / 2 + 0.7),
  ),
  ...ground(rim(around(5, ellipse(0.25, 0, 0.14, 0.155)), 0.022)),
  ...inlay(around(5, ellipse(0.15, 0, 0.12, 0.13), 0.6)),
  ...ground(rim(around(5, ellipse(0.15, 0, 0.12, 0.13), 0.6), 0.02)),
  ...figure(around(3, ellipse(0.06, 0, 0.07, 0.08))),
  ...ground(rim(circle(0, 0, 0.06), 0.02)),
]

/** Four notched petals, as printers cut poppies. */
export const poppy: Motif = [
  ...figure(
    curve([0, 0, 0.014], [0.03, -0.2, 0.014], [-0.02, -0.46, 0.014]),
    petal(0.13, -0.3, 0.13, 0.035, 0.8),
    petal(-0.11, -0.36, 0.11, 0.03, turn / 2.7),
  ),
  ...inlay(
    ...[0.2, 1, 2.1, 2.95].map((angle) =>
      ellipse(Math.cos(angle) * 0.16, 0.17 + Math.sin(angle) * 0.13, 0.15, 0.12, angle),
    ),
  ),
  ...figure(circle(0, 0.19, 0.05), moved(around(9, circle(0.095, 0, 0.013)), 0, 0.19)),
]

/** A leaf of the chinar tree: five pointed fingers and their veins. */
const fingers = [-1.15, -0.58, 0, 0.58, 1.15].map((at) => {
  const angle = turn / 4 + at
  const length = 0.25 - Math.abs(at) * 0.05
  return petal(Math.cos(angle) * length * 0.8, -0.12 + Math.sin(angle) * length * 0.9, length, 0.1, angle)
})
export const chinar: Motif = [
  ...figure(union(...fingers), curve([0, -0.12, 0.016], [0.03, -0.45, 0.014])),
  ...inlay(...fingers.map((finger) => grown(finger, -0.045))),
  ...figure(
    ...[-1.15, -0.58, 0, 0.58, 1.15].map((at) =>
      line(0, -0.12, Math.cos(turn / 4 + at) * 0.26, -0.12 + Math.sin(turn / 4 + at) * 0.28, 0.009),
    ),
  ),
]

/** One leaf with its rib. */
export const leaf: Motif = [
  ...outlined(petal(0, 0.03, 0.4, 0.19, turn / 4), 0.035, 0.03),
  ...figure(line(0, -0.46, 0, 0.3, 0.014)),
  ...figure(...[-0.15, 0, 0.15].map((y) => mirrored(line(0, y - 0.06, 0.1, y + 0.05, 0.01)))),
]

/** The same motif smaller, elsewhere in the cell. */
export function moveAll(motif: Motif, dx: number, dy: number, size: number, angle = 0): Motif {
  return motif.map(([shape, thread]) => [moved(shape, dx, dy, angle, size), thread] as const)
}

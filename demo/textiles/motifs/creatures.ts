import { circle, curve, ellipse, grown, line, mirrored, petal, polygon, rim, union } from '../shapes.ts'
import { figure, ground, inlay, type Motif } from './motif.ts'

const turn = Math.PI * 2

/** The carp of Bomkai and Madhubani, its scales in rows. */
const carp = union(petal(0.04, 0, 0.36, 0.15, 0), polygon([-0.26, 0], [-0.45, 0.17], [-0.38, 0], [-0.45, -0.17]))
export const fish: Motif = [
  ...figure(carp),
  ...inlay(grown(carp, -0.03)),
  ...figure(
    ...[-0.16, -0.06, 0.04, 0.14].flatMap((x, at) =>
      [-0.055, 0.055].map((y) => rim(circle(x + (y > 0 ? 0.05 : 0), y * (1.25 - at * 0.12), 0.055), 0.016)),
    ),
    polygon([0, 0.13], [-0.12, 0.26], [-0.1, 0.11]),
    polygon([0.02, -0.13], [-0.1, -0.25], [-0.08, -0.11]),
    line(0.24, -0.1, 0.24, 0.1, 0.012),
  ),
  ...ground(circle(0.3, 0.03, 0.024)),
  ...figure(circle(0.3, 0.03, 0.01)),
]

/** An elephant in procession. */
const bulk = union(
  ellipse(-0.05, 0.0, 0.26, 0.18),
  circle(0.22, 0.1, 0.13),
  curve([0.3, 0.08, 0.06], [0.36, -0.08, 0.045], [0.35, -0.24, 0.032], [0.41, -0.3, 0.025]),
  line(-0.22, -0.1, -0.22, -0.36, 0.06),
  line(-0.06, -0.12, -0.07, -0.36, 0.055),
  line(0.12, -0.1, 0.12, -0.36, 0.058),
  curve([-0.3, 0.04, 0.018], [-0.37, -0.1, 0.014], [-0.36, -0.22, 0.014]),
)
export const elephant: Motif = [
  ...figure(bulk),
  ...inlay(polygon([-0.2, 0.17], [0.1, 0.17], [0.07, -0.08], [-0.17, -0.08])),
  ...figure(rim(polygon([-0.2, 0.17], [0.1, 0.17], [0.07, -0.08], [-0.17, -0.08]), 0.02), circle(-0.05, 0.05, 0.05)),
  ...ground(rim(ellipse(0.17, 0.1, 0.075, 0.1), 0.016), circle(0.28, 0.14, 0.016)),
  ...figure(polygon([-0.14, 0.19], [0.04, 0.19], [-0.05, 0.4]), line(0.3, 0.0, 0.39, 0.02, 0.018, 0.008)),
]

/** A rider under an arch: one panel of a Baluchari's story. */
export const rider: Motif = [
  ...figure(
    rim(
      union(polygon([-0.44, -0.46], [-0.44, 0.18], [0.44, 0.18], [0.44, -0.46]), ellipse(0, 0.18, 0.44, 0.26)),
      0.035,
    ),
  ),
  ...figure(
    ellipse(-0.05, -0.12, 0.19, 0.085),
    curve([0.1, -0.09, 0.06], [0.2, 0.04, 0.045], [0.25, 0.1, 0.04], [0.31, 0.05, 0.026]),
    curve([-0.18, -0.16, 0.04], [-0.22, -0.28, 0.024], [-0.18, -0.41, 0.02]),
    curve([-0.1, -0.18, 0.035], [-0.06, -0.3, 0.022], [-0.1, -0.41, 0.02]),
    curve([0.08, -0.16, 0.035], [0.16, -0.25, 0.022], [0.13, -0.36, 0.02]),
    curve([-0.23, -0.09, 0.022], [-0.34, -0.14, 0.016], [-0.34, -0.26, 0.01]),
  ),
  ...inlay(
    curve([-0.05, -0.04, 0.055], [-0.03, 0.1, 0.05]),
    polygon([-0.13, -0.06], [0.06, -0.06], [0.03, -0.17], [-0.1, -0.17]),
  ),
  ...figure(
    circle(-0.02, 0.2, 0.052),
    petal(-0.03, 0.275, 0.06, 0.028, 0.4),
    curve([0, 0.1, 0.02], [0.1, 0.06, 0.016], [0.16, 0.1, 0.014]),
    line(-0.13, 0.0, -0.2, 0.26, 0.01),
  ),
]

/** Two conches mouth to mouth: the shankha of Odisha. */
export const conch: Motif = [
  ...figure(petal(0, 0, 0.4, 0.2, turn / 8)),
  ...ground(
    rim(petal(-0.01, -0.01, 0.3, 0.13, turn / 8), 0.025),
    ...[-0.16, -0.04, 0.08].map((at) => line(at - 0.07, at + 0.09, at + 0.09, at - 0.07, 0.016)),
  ),
  ...inlay(circle(0.05, 0.05, 0.05)),
]

/** A figure with raised arms among its own kind: Kutch and Bhujodi. */
export const dancer: Motif = [
  ...figure(
    circle(0, 0.3, 0.07),
    polygon([-0.17, -0.3], [0.17, -0.3], [0, 0.2]),
    mirrored(curve([0.02, 0.14, 0.02], [0.2, 0.12, 0.018], [0.25, 0.3, 0.018])),
    mirrored(line(0.06, -0.28, 0.08, -0.44, 0.018)),
  ),
  ...inlay(polygon([-0.08, -0.24], [0.08, -0.24], [0, 0.02])),
]

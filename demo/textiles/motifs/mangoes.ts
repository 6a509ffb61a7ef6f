import { around, circle, curve, grown, moved, petal, rim } from '../shapes.ts'
import { figure, ground, inlay, outlined, type Motif } from './motif.ts'

/** The body of a mango: a round that thins along a bending tail. */
const mangoShape = curve(
  [-0.04, -0.15, 0.255],
  [-0.025, -0.06, 0.235],
  [0.0, 0.03, 0.2],
  [0.04, 0.11, 0.162],
  [0.085, 0.185, 0.122],
  [0.13, 0.245, 0.085],
  [0.175, 0.3, 0.055],
  [0.2, 0.35, 0.038],
  [0.19, 0.4, 0.03],
  [0.14, 0.42, 0.026],
  [0.1, 0.395, 0.02],
)

/** The mango of Kanchipuram and Varanasi, a flower in its belly and beads about it. */
export const mango: Motif = [
  ...outlined(mangoShape, 0.034, 0.026),
  ...figure(rim(grown(mangoShape, -0.085), 0.02)),
  ...figure(moved(around(6, petal(0.062, 0, 0.055, 0.024, 0)), -0.04, -0.15)),
  ...ground(circle(-0.04, -0.15, 0.028)),
  ...figure(circle(-0.04, -0.15, 0.015), petal(0.03, 0.07, 0.08, 0.03, 1.15)),
  ...figure(...Array.from({ length: 13 }, (_, at) => bead(-2.9 + at * 0.36))),
]

/** A mango small and plain, for fields sown with them. */
export const keri: Motif = [
  ...figure(mangoShape),
  ...ground(rim(grown(mangoShape, -0.06), 0.035)),
  ...inlay(moved(around(5, petal(0.06, 0, 0.05, 0.026, 0)), -0.04, -0.14)),
]

/** Beads follow the belly, not the tail. */
function bead(angle: number) {
  return circle(-0.04 + Math.cos(angle) * 0.325, -0.15 + Math.sin(angle) * 0.325, 0.016)
}

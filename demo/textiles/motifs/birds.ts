import { circle, curve, ellipse, grown, line, petal, polygon, rim, union } from '../shapes.ts'
import { figure, ground, inlay, type Motif } from './motif.ts'

const turn = Math.PI * 2

/** A walking peacock, its train sweeping down behind: seven feathers, each with an eye. */
const trunk = union(
  curve(
    [0.2, 0.25, 0.045],
    [0.215, 0.17, 0.042],
    [0.2, 0.09, 0.05],
    [0.165, 0.02, 0.075],
    [0.11, -0.04, 0.105],
    [0.03, -0.07, 0.095],
  ),
  ellipse(0.06, -0.06, 0.16, 0.095, 0.35),
)
const feathers = Array.from({ length: 7 }, (_, at) => {
  const angle = turn / 2 - 0.62 + at * 0.205
  const length = 0.37 + 0.045 * Math.sin(at * 0.52)
  return { angle, length, x: 0.0 + Math.cos(angle) * length, y: -0.05 + Math.sin(angle) * length }
})
export const peacock: Motif = [
  ...feathers.flatMap(({ angle, length, x, y }) => {
    const shaft = petal(
      Math.cos(angle) * length * 0.56,
      -0.05 + Math.sin(angle) * length * 0.56,
      length * 0.5,
      0.042,
      angle,
    )
    return [
      ...ground(grown(shaft, 0.01)),
      ...inlay(shaft),
      ...figure(rim(shaft, 0.013), circle(x, y, 0.047)),
      ...inlay(circle(x, y, 0.026)),
      ...figure(circle(x, y, 0.011)),
    ]
  }),
  ...ground(grown(trunk, 0.018)),
  ...figure(trunk),
  // The wing: scales over the back.
  ...inlay(petal(0.02, -0.045, 0.13, 0.052, 0.42)),
  ...figure(...[-0.06, -0.01, 0.04].map((x) => line(x, -0.1 + x * 0.3, x + 0.03, 0.0 + x * 0.3, 0.008))),
  ...ground(...[0.03, 0.075, 0.12].map((y, at) => line(0.135 + at * 0.028, y, 0.235 - at * 0.002, y + 0.022, 0.007))),
  // Head, beak and crest.
  ...figure(
    circle(0.2, 0.26, 0.05),
    polygon([0.235, 0.285], [0.315, 0.245], [0.235, 0.24]),
    line(0.19, 0.3, 0.15, 0.385, 0.007),
    line(0.2, 0.3, 0.195, 0.4, 0.007),
    line(0.21, 0.3, 0.24, 0.39, 0.007),
    circle(0.148, 0.395, 0.019),
    circle(0.195, 0.412, 0.019),
    circle(0.242, 0.4, 0.019),
  ),
  ...ground(circle(0.212, 0.268, 0.014)),
  // Legs in step.
  ...figure(
    curve([0.08, -0.13, 0.02], [0.06, -0.25, 0.012], [0.09, -0.38, 0.011], [0.15, -0.395, 0.009]),
    curve([0.13, -0.12, 0.02], [0.16, -0.24, 0.012], [0.15, -0.36, 0.011], [0.22, -0.385, 0.009]),
  ),
]

/** A parrot on a twig, head turned over its shoulder. */
const munia = union(
  curve(
    [0.0, 0.24, 0.095],
    [0.03, 0.12, 0.11],
    [0.03, -0.02, 0.125],
    [-0.02, -0.13, 0.085],
    [-0.09, -0.26, 0.04],
    [-0.15, -0.42, 0.018],
  ),
)
export const parrot: Motif = [
  ...figure(munia),
  ...inlay(grown(munia, -0.03)),
  ...figure(petal(0.06, -0.02, 0.19, 0.062, turn / 4 + 0.35)),
  ...ground(rim(petal(0.06, -0.02, 0.19, 0.062, turn / 4 + 0.35), 0.014)),
  ...figure(circle(0, 0.25, 0.07), curve([0.06, 0.29, 0.035], [0.13, 0.265, 0.028], [0.13, 0.215, 0.012])),
  ...ground(circle(0.015, 0.27, 0.018)),
  ...figure(curve([0.0, 0.17, 0.016], [0.1, 0.16, 0.014])),
  ...figure(
    curve([-0.2, -0.2, 0.014], [0, -0.17, 0.016], [0.26, -0.22, 0.014]),
    petal(0.3, -0.16, 0.11, 0.04, 0.7),
    petal(0.26, -0.3, 0.1, 0.036, -0.6),
    petal(-0.27, -0.19, 0.09, 0.034, turn / 2),
  ),
]

/** One feather of a peacock: barbs, and the eye in its rings. */
const barbs = Array.from({ length: 7 }, (_, at) => {
  const y = -0.3 + at * 0.09
  return [line(0, y, 0.16 + at * 0.012, y + 0.13, 0.011), line(0, y, -0.16 - at * 0.012, y + 0.13, 0.011)]
}).flat()
export const feather: Motif = [
  ...figure(line(0, -0.46, 0, 0.1, 0.014), ...barbs),
  ...ground(petal(0, 0.2, 0.26, 0.19, turn / 4)),
  ...figure(rim(petal(0, 0.2, 0.245, 0.175, turn / 4), 0.03)),
  ...inlay(ellipse(0, 0.19, 0.1, 0.125)),
  ...figure(ellipse(0, 0.17, 0.055, 0.07)),
  ...ground(circle(0, 0.165, 0.025)),
]

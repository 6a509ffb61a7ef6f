import { around, circle, curve, grown, line, petal, polygon, rim, union } from '../shapes.ts'
import { figure, ground, inlay, outlined, type Motif } from './motif.ts'

const turn = Math.PI * 2
const box = (half: number, cx = 0, cy = 0) =>
  polygon([cx - half, cy - half], [cx + half, cy - half], [cx + half, cy + half], [cx - half, cy + half])
const diamondOf = (half: number, tall = half) => polygon([-half, 0], [0, tall], [half, 0], [0, -tall])

/** The rudraksha seed: a scalloped round with spokes, beads at its sides. */
export const rudraksha: Motif = [
  ...figure(union(circle(0, 0, 0.34), around(12, circle(0.34, 0, 0.055)))),
  ...ground(rim(circle(0, 0, 0.28), 0.03)),
  ...inlay(circle(0, 0, 0.25)),
  ...figure(around(8, line(0.1, 0, 0.22, 0, 0.022)), circle(0, 0, 0.085)),
  ...ground(circle(0, 0, 0.035)),
  ...figure(circle(-0.48, 0, 0.055), circle(0.48, 0, 0.055)),
]

/** A temple's tower: a stepped spire with a line let in, a flower at its foot and a finial. */
const storeys = 18
const towerEdge = (height: number) => 0.47 * (1 - height) ** 1.06
const tower = (inset: number) => (x: number, y: number) => {
  const storey = Math.floor((y + 0.5) * storeys) / storeys
  return y > 0.47 ? 1 : Math.abs(x) - towerEdge(Math.max(0, storey)) + inset
}
export const temple: Motif = [
  ...figure(tower(0)),
  ...ground((x, y) => Math.max(tower(0.045)(x, y), -tower(0.075)(x, y))),
  ...inlay((x, y) => Math.max(tower(0.12)(x, y), y + 0.02)),
  ...figure((x, y) => Math.max(tower(0.12)(x, y), Math.abs(((y * 11) % 1) + 0.5) - 0.16, y + 0.02)),
  ...ground(circle(0, -0.32, 0.125)),
  ...figure(
    ...[0, 1, 2, 3, 4].map((at) =>
      petal(Math.cos((at * turn) / 5) * 0.06, -0.32 + Math.sin((at * turn) / 5) * 0.06, 0.055, 0.026, (at * turn) / 5),
    ),
  ),
  ...figure(line(0, 0.4, 0, 0.49, 0.012)),
]

/** A spire without ornament, as the korvai interlocks it. */
export const spire: Motif = figure(tower(0), line(0, 0.4, 0, 0.49, 0.012))

export const diamond: Motif = [...outlined(diamondOf(0.44), 0.06, 0.06), ...figure(diamondOf(0.11))]

/** Steps up and down to a point: the diamond of the loom that cannot draw a slant. */
export const steps: Motif = [
  ...figure((x, y) => Math.round(Math.abs(x) * 7) / 7 + Math.round(Math.abs(y) * 7) / 7 - 0.46),
  ...ground((x, y) => Math.round(Math.abs(x) * 7) / 7 + Math.round(Math.abs(y) * 7) / 7 - 0.32),
  ...inlay((x, y) => Math.round(Math.abs(x) * 7) / 7 + Math.round(Math.abs(y) * 7) / 7 - 0.2),
]

/** The asharfi, a coin ringed and beaded. */
export const coin: Motif = [
  ...figure(circle(0, 0, 0.4)),
  ...ground(rim(circle(0, 0, 0.34), 0.035)),
  ...inlay(circle(0, 0, 0.2)),
  ...figure(around(6, petal(0.11, 0, 0.09, 0.035, 0)), circle(0, 0, 0.04)),
]

export const dot: Motif = figure(circle(0, 0, 0.42))

/** An eight-pointed star within a star: the heart of an Ajrakh. */
const eightPoints = union(box(0.3), diamondOf(0.42))
export const star: Motif = [
  ...figure(eightPoints),
  ...ground(rim(grown(eightPoints, -0.035), 0.03)),
  ...inlay(grown(eightPoints, -0.09)),
  ...figure(around(8, petal(0.12, 0, 0.1, 0.034, 0)), circle(0, 0, 0.045)),
]

/** Three leaves about a point. */
export const trefoil: Motif = [
  ...figure(around(3, circle(0.17, 0, 0.15), turn / 4)),
  ...inlay(around(3, circle(0.17, 0, 0.075), turn / 4), circle(0, 0, 0.05)),
  ...figure(curve([0, -0.1, 0.02], [0, -0.42, 0.016])),
]

/** A wheel of sixteen spokes. */
export const wheel: Motif = [
  ...figure(rim(circle(0, 0, 0.42), 0.07), around(16, line(0.1, 0, 0.38, 0, 0.016)), circle(0, 0, 0.11)),
  ...inlay(rim(circle(0, 0, 0.3), 0.05), circle(0, 0, 0.06)),
]

/** Bricks laid in rows: the eent border of Maheshwar. */
export const brick: Motif = [
  ...figure(
    ...[-0.34, 0, 0.34].flatMap((y, row) =>
      [-0.5, 0, 0.5].map((x) =>
        polygon(
          [x - 0.2 + (row % 2) * 0.25, y - 0.1],
          [x + 0.2 + (row % 2) * 0.25, y - 0.1],
          [x + 0.2 + (row % 2) * 0.25, y + 0.1],
          [x - 0.2 + (row % 2) * 0.25, y + 0.1],
        ),
      ),
    ),
  ),
]

/** Three zigzag lines, one under the other. */
export const wave: Motif = [-0.24, 0, 0.24].map(
  (dy, at) =>
    [
      (x: number, y: number) => Math.abs(y - dy - Math.abs(((((x + 0.5) % 1) + 1) % 1) - 0.5) * 0.7 + 0.175) - 0.055,
      at === 1 ? 'inlay' : 'figure',
    ] as const,
)

/** Scales of a fish, one row over the other. */
export const scale: Motif = [-0.5, -0.25, 0, 0.25].flatMap((y, row) =>
  [-0.5, 0, 0.5].flatMap((x) => {
    const shape = circle(x + (row % 2) * 0.25, y, 0.27)
    return [...ground(shape), ...figure(rim(shape, 0.055)), ...inlay(circle(x + (row % 2) * 0.25, y + 0.09, 0.055))]
  }),
)

/** Stems that cross, a star at each crossing: kasuti's counted stitches. */
export const kasuti: Motif = figure(
  around(4, line(0.1, 0, 0.42, 0, 0.022)),
  around(4, line(0.2, -0.12, 0.32, 0, 0.018)),
  around(4, line(0.2, 0.12, 0.32, 0, 0.018)),
  rim(diamondOf(0.16), 0.03),
  around(4, circle(0.3, 0.3, 0.03)),
)

/** A lozenge of floss: stitches that lie across in one half and along in the other. */
export const lozenge: Motif = [
  ...figure(diamondOf(0.48)),
  ...inlay(polygon([0, 0.44], [0.44, 0], [0, -0.44])),
  ...ground(rim(diamondOf(0.3), 0.03), line(0, -0.46, 0, 0.46, 0.012)),
  ...inlay(diamondOf(0.12)),
]

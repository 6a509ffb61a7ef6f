import type { Mesh } from './mesh.ts'

/** What a picture sees of one mesh: the distance of each pixel, and where in the grid it lies. */
export interface Seen {
  width: number
  height: number
  depth: Float32Array
  /** The grid cell, as the number of its first point; -1 where nothing is seen. */
  cell: Int32Array
  /** Place in that cell, 0 to 1 each. */
  u: Float32Array
  v: Float32Array
  /** Which of several meshes it belongs to. */
  owner: Uint8Array
}

export const far = 1e9

export function blank(width: number, height: number): Seen {
  const count = width * height
  return {
    width,
    height,
    depth: new Float32Array(count).fill(far),
    cell: new Int32Array(count).fill(-1),
    u: new Float32Array(count),
    v: new Float32Array(count),
    owner: new Uint8Array(count),
  }
}

/** Whether a place of the cloth is there at all: between the threads of a fringe it is not. */
export type Holes = (s: number, t: number) => boolean

/** Draws a mesh into what is seen, nearest first; `points` are its points in the picture, `owner` its mark there. */
export function rasterise(mesh: Mesh, points: Float32Array, seen: Seen, owner = 0, holes?: Holes): void {
  const { columns, rows } = mesh
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      triangle(mesh, points, seen, a, a + 1, a + columns + 1, true, owner, holes)
      triangle(mesh, points, seen, a, a + columns + 1, a + columns, false, owner, holes)
    }
  }
}

function triangle(
  mesh: Mesh,
  points: Float32Array,
  seen: Seen,
  a: number,
  b: number,
  c: number,
  lower: boolean,
  owner: number,
  holes: Holes | undefined,
): void {
  const ax = points[a * 3] ?? 0
  const ay = points[a * 3 + 1] ?? 0
  const bx = points[b * 3] ?? 0
  const by = points[b * 3 + 1] ?? 0
  const cx = points[c * 3] ?? 0
  const cy = points[c * 3 + 1] ?? 0
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(seen.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(seen.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (right < left || bottom < top) return
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-9) return
  const az = points[a * 3 + 2] ?? 0
  const bz = points[b * 3 + 2] ?? 0
  const cz = points[c * 3 + 2] ?? 0
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - ax
      const dy = y + 0.5 - ay
      const ofB = (dx * (cy - ay) - (cx - ax) * dy) / area
      const ofC = ((bx - ax) * dy - dx * (by - ay)) / area
      const ofA = 1 - ofB - ofC
      if (ofA < -1e-5 || ofB < -1e-5 || ofC < -1e-5) continue
      const depth = az * ofA + bz * ofB + cz * ofC
      const at = y * seen.width + x
      if (depth >= (seen.depth[at] ?? 0)) continue
      // Within the cell: its first point is (0, 0), and the two halves share the slant to (1, 1).
      const u = lower ? ofB + ofC : ofB
      const v = lower ? ofC : ofB + ofC
      if (holes) {
        const s = (mesh.cloth[a * 2] ?? 0) * ofA + (mesh.cloth[b * 2] ?? 0) * ofB + (mesh.cloth[c * 2] ?? 0) * ofC
        const t =
          (mesh.cloth[a * 2 + 1] ?? 0) * ofA + (mesh.cloth[b * 2 + 1] ?? 0) * ofB + (mesh.cloth[c * 2 + 1] ?? 0) * ofC
        if (holes(s, t)) continue
      }
      seen.depth[at] = depth
      seen.cell[at] = a
      seen.u[at] = u
      seen.v[at] = v
      seen.owner[at] = owner
    }
  }
}

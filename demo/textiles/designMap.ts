import type { Cloth, Design } from './cloth.ts'
import { Ink } from './ink.ts'
import { chance, noise } from './noise.ts'

/** A texture of part of a cloth: one texel is `size` cm. */
export interface DesignMap {
  s0: number
  t0: number
  size: number
  columns: number
  rows: number
  /** Square roots of red, green and blue, the zari, and what is raised, 0 to 255 each. */
  texels: Uint8Array
}

/** Channels of a texel. */
export const channels = 5

/** Renders the texture of a cloth from (s0, t0) to (s1, t1), with slight unevenness per yarn. */
export function paint(
  cloth: Cloth,
  design: Design,
  { s0, s1, t0, t1, size }: { s0: number; s1: number; t0: number; t1: number; size: number },
): DesignMap {
  const columns = Math.max(2, Math.ceil((t1 - t0) / size))
  const rows = Math.max(2, Math.ceil((s1 - s0) / size))
  const texels = new Uint8Array(columns * rows * channels)
  const { uneven, seed } = cloth
  const warps = Float32Array.from({ length: columns }, (_, at) => yarnAt(at, t0 / size + at, 1, uneven, seed))
  const ink = new Ink()
  for (let row = 0; row < rows; row++) {
    const s = s0 + (row + 0.5) * size
    const weft = yarnAt(row, s / size, 2, uneven * 1.3, seed)
    for (let column = 0; column < columns; column++) {
      const t = t0 + (column + 0.5) * size
      design(s, t, ink)
      const slub = uneven > 0.06 ? 1 + (noise(t * 0.35, s * 14, seed + 3) - 0.5) * uneven * 1.1 : 1
      const tone = (warps[column] ?? 1) * weft * slub
      const at = (row * columns + column) * channels
      texels[at] = coded(ink.red * tone)
      texels[at + 1] = coded(ink.green * tone)
      texels[at + 2] = coded(ink.blue * tone)
      texels[at + 3] = ink.zari * 255
      texels[at + 4] = ink.raised * 255
    }
  }
  return { s0, t0, size, columns, rows, texels }
}

function yarnAt(index: number, place: number, salt: number, uneven: number, seed: number): number {
  return 1 + uneven * ((chance(index, salt, seed) - 0.5) * 1.3 + (noise(place * 0.04, salt * 9, seed) - 0.5))
}

function coded(light: number): number {
  return 255 * Math.sqrt(light < 0 ? 0 : light > 1 ? 1 : light)
}

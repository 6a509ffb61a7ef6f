import { channels, type DesignMap } from '../designMap.ts'
import { clamp } from '../noise.ts'

/** The values at one point of a design map. */
export class Sample {
  red = 0
  green = 0
  blue = 0
  zari = 0
  raised = 0

  /** Blended between texels: for cloth seen from a step away. */
  read({ s0, t0, size, columns, rows, texels }: DesignMap, s: number, t: number): void {
    const u = clamp((t - t0) / size - 0.5, 0, columns - 1.01)
    const v = clamp((s - s0) / size - 0.5, 0, rows - 1.01)
    const [column, row] = [u | 0, v | 0]
    const [du, dv] = [u - column, v - row]
    const a = (row * columns + column) * channels
    const b = a + columns * channels
    this.take(
      between(texels, a, b, du, dv),
      between(texels, a + 1, b + 1, du, dv),
      between(texels, a + 2, b + 2, du, dv),
      between(texels, a + 3, b + 3, du, dv),
      between(texels, a + 4, b + 4, du, dv),
    )
  }

  /** One texel as it is: for cloth seen thread by thread. */
  pick({ s0, t0, size, columns, rows, texels }: DesignMap, s: number, t: number): void {
    const column = clamp((t - t0) / size, 0, columns - 1) | 0
    const row = clamp((s - s0) / size, 0, rows - 1) | 0
    const at = (row * columns + column) * channels
    const zari = (texels[at + 3] ?? 0) / 255
    this.take(
      (texels[at] ?? 0) / 255,
      (texels[at + 1] ?? 0) / 255,
      (texels[at + 2] ?? 0) / 255,
      zari > 0.5 ? 1 : zari * 0.6,
      (texels[at + 4] ?? 0) / 255,
    )
  }

  take(red: number, green: number, blue: number, zari: number, raised: number): void {
    this.red = red * red
    this.green = green * green
    this.blue = blue * blue
    this.zari = zari
    this.raised = raised
  }
}

/** One channel between four texels; `a` and `b` are its places in two rows. */
function between(texels: Uint8Array, a: number, b: number, du: number, dv: number): number {
  const near = (texels[a] ?? 0) * (1 - du) + (texels[a + channels] ?? 0) * du
  const far = (texels[b] ?? 0) * (1 - du) + (texels[b + channels] ?? 0) * du
  return (near * (1 - dv) + far * dv) / 255
}

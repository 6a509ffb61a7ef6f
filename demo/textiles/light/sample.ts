import { channels, type DesignMap } from '../designMap.ts'
import { clamp } from '../noise.ts'

/** What is painted at a place of a map. */
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
    const of = (channel: number) =>
      (((texels[a + channel] ?? 0) * (1 - du) + (texels[a + channels + channel] ?? 0) * du) * (1 - dv) +
        ((texels[b + channel] ?? 0) * (1 - du) + (texels[b + channels + channel] ?? 0) * du) * dv) /
      255
    this.take(of(0), of(1), of(2), of(3), of(4))
  }

  /** One texel as it is: for cloth seen thread by thread. */
  pick({ s0, t0, size, columns, rows, texels }: DesignMap, s: number, t: number): void {
    const column = clamp((t - t0) / size, 0, columns - 1) | 0
    const row = clamp((s - s0) / size, 0, rows - 1) | 0
    const at = (row * columns + column) * channels
    const of = (channel: number) => (texels[at + channel] ?? 0) / 255
    this.take(of(0), of(1), of(2), of(3) > 0.5 ? 1 : of(3) * 0.6, of(4))
  }

  take(red: number, green: number, blue: number, zari: number, raised: number): void {
    this.red = red * red
    this.green = green * green
    this.blue = blue * blue
    this.zari = zari
    this.raised = raised
  }
}

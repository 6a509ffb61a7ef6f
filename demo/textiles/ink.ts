import type { Light } from './colour.ts'

/** Part of a cloth, cm: `from` its length and between two places of its width. */
export interface Field {
  from: number
  left: number
  right: number
}

export const everywhere: Field = { from: -Infinity, left: -Infinity, right: Infinity }

/** What one place of a cloth is made of; a fill writes into it and the next writes over it. */
export class Ink {
  red = 0
  green = 0
  blue = 0
  /** How much of it is metal thread, 0 to 1. */
  zari = 0
  /** Stitches or discs that stand above the cloth, cm. */
  raised = 0
  /** The field a motif must lie wholly within to be woven at all, cm along and across; everywhere by default. */
  field: Field = everywhere
  /** Length over which rows of motifs come round to their beginning, cm; 0 where they need not. */
  around = 0

  lay([red, green, blue]: Light, zari = 0): void {
    this.red = red
    this.green = green
    this.blue = blue
    this.zari = zari
    this.raised = 0
  }

  /** Covers a share of the place with a colour: printed, woven in or stitched. */
  over([red, green, blue]: Light, cover: number, zari = 0): void {
    this.red += (red - this.red) * cover
    this.green += (green - this.green) * cover
    this.blue += (blue - this.blue) * cover
    this.zari += (zari - this.zari) * cover
  }
}

/**
 * Paints one place. `u` runs along the band or the length of the cloth, `v` across it, both in cm; for a band, `v` is
 * the distance from its outer edge.
 */
export type Fill = (u: number, v: number, ink: Ink) => void

/** A colour to weave in, and how much of it is metal. */
export interface Yarn {
  light: Light
  /** 0 for silk and cotton, 1 for zari. */
  zari: number
}

export function layYarn(ink: Ink, yarn: Yarn, cover: number): void {
  if (cover > 0.002) ink.over(yarn.light, cover, yarn.zari)
}

import type { Metal } from './colour.ts'
import { everywhere, type Fill, type Ink } from './ink.ts'

/** How a fibre takes the light and how its threads run. */
export type Fibre = 'silk' | 'crepe' | 'tussar' | 'cotton' | 'linen' | 'khadi' | 'tissue' | 'organza' | 'georgette'

/** A band of a border or a pallu: its height in cm, and what it shows. A place it leaves alone shows the body. */
export interface Band {
  height: number
  fill: Fill
  /** Height of its figures, cm; a small pattern needs none. */
  figure?: number
  /** It reaches into the body, and is omitted beside the pallu. */
  intoBody?: boolean
}

/** One woven cloth. Lengths in cm. */
export interface Cloth {
  fibre: Fibre
  /** Transparency: 0 is dense cloth, 0.5 an organza. */
  sheer: number
  zari: Metal
  width: number
  body: Fill
  /** Along the edge at v = 0, and along the other; from the selvedge inwards. */
  borders: readonly [readonly Band[], readonly Band[]]
  /** From the loose end inwards; none where the cloth has no pallu. */
  pallu: readonly Band[]
  /** The blouse piece, woven after the body. */
  blouse: Fill
  /** The loose end is knotted into a fringe. */
  fringed: boolean
  /** Unevenness of the yarns, from 0.03 for silk to 0.13 for ghicha. */
  uneven: number
  /** Another colour in the weft gleams where the cloth turns: red, green, blue as factors. */
  shot?: readonly [number, number, number] | undefined
  /** Random seed, an integer. */
  seed: number
}

/** Figures from this height on, cm, would lose head or tail in a deep fold. */
const bold = 12

/** Whether the pallu shows figures too large for deep folds. */
export function isBold({ pallu }: Cloth): boolean {
  return pallu.some(({ figure = 0 }) => figure >= bold)
}

export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height }) => sum + height, 0)
}

/** Paints any place of a cloth: `s` cm from the pallu's end, `t` cm across from its first edge. */
export type Design = (s: number, t: number, ink: Ink) => void

/** Pallu, body and borders as they lie on the loom: the borders run through to the end. */
export function designOf({ width, borders, pallu, body }: Cloth): Design {
  const end = stacked(pallu)
  const length = heightOf(pallu)
  const edges = borders.map((bands) => ({
    body: stacked(bands),
    pallu: stacked(bands.filter(({ intoBody }) => !intoBody)),
  }))
  // No border cuts a buta in two.
  const field = { from: length, left: heightOf(borders[0]), right: width - heightOf(borders[1]) }
  const [left = 0, right = 0] = borders.map((bands) => heightOf(bands.filter(({ intoBody }) => !intoBody)))
  const between = { from: -Infinity, left, right: width - right }
  return (s, t, ink) => {
    ink.field = field
    body(s, t, ink)
    // The fringe is of the end's own yarn, and no border runs into it.
    ink.field = between
    end(t, Math.max(s, 0), ink)
    ink.field = everywhere
    if (s < 0) return
    edges.forEach((edge, at) => (s < length ? edge.pallu : edge.body)(s, at === 0 ? t : width - t, ink))
  }
}

/** The blouse piece: its own ground between the same borders. */
export function blouseOf({ width, borders, blouse }: Cloth): Design {
  const [lower, upper] = [stacked(borders[0]), stacked(borders[1])]
  const field = { from: -Infinity, left: heightOf(borders[0]), right: width - heightOf(borders[1]) }
  return (s, t, ink) => {
    ink.field = field
    blouse(s, t, ink)
    ink.field = everywhere
    lower(s, t, ink)
    upper(s, width - t, ink)
  }
}

function stacked(bands: readonly Band[]): Fill {
  const tops: number[] = []
  for (const { height } of bands) tops.push((tops.at(-1) ?? 0) + height)
  const total = tops.at(-1) ?? 0
  return (u, v, ink) => {
    if (v >= total || v < 0) return
    let at = 0
    while (v >= (tops[at] ?? 0)) at += 1
    const band = bands[at]
    band?.fill(u, v - ((tops[at] ?? 0) - band.height), ink)
  }
}

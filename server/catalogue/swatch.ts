import { colours, type ColourName } from '#domain/colour.ts'

/** Original size of every catalogue picture, px. */
export const pictureSize = { width: 800, height: 1200 } as const

/** What a picture shows: every piece has the first two, featured pieces the others as well. */
export const views = ['full', 'close-up', 'pallu', 'border'] as const
export type View = (typeof views)[number]

/** A rectangle: x, y, width, height in px of the original, and its colour. */
type Field = readonly [x: number, y: number, width: number, height: number, fill: string]

/**
 * A colour card of a piece as SVG: its ground, border and zari as flat fields in the places they have on the cloth.
 * It stands where the drawn cloth will hang and makes no claim beyond colour.
 */
export function swatch(
  view: View,
  [ground, border, accent]: readonly [ColourName, ColourName, ...ColourName[]],
): string {
  const fields = layouts[view](colours[ground], colours[border], colours[accent ?? 'Gold'])
  const { width, height } = pictureSize
  const rects = fields.map(
    ([x, y, w, h, fill]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rects.join('')}</svg>\n`
}

type Layout = (ground: string, border: string, zari: string) => readonly Field[]

const layouts: Readonly<Record<View, Layout>> = {
  full: (ground, border, zari) => [
    [0, 0, 800, 1200, ground],
    [0, 0, 104, 1200, border],
    [112, 0, 4, 1200, zari],
    [122, 0, 2, 1200, zari],
    [0, 860, 800, 340, border],
    [0, 848, 800, 4, zari],
    [0, 840, 800, 2, zari],
    ...bars(0, 800, [900, 924, 1096, 1120], zari),
  ],
  'close-up': (ground, border, zari) => [
    [0, 0, 800, 1200, ground],
    [470, 0, 330, 1200, border],
    [446, 0, 10, 1200, zari],
    [432, 0, 5, 1200, zari],
    [560, 0, 6, 1200, zari],
    [704, 0, 6, 1200, zari],
  ],
  pallu: (_ground, border, zari) => [
    [0, 0, 800, 1200, border],
    ...bars(0, 800, [120, 150, 180, 560, 600, 640, 1020, 1050, 1080], zari),
  ],
  border: (ground, border, zari) => [
    [0, 0, 800, 1200, ground],
    [0, 640, 800, 560, border],
    ...bars(0, 800, [600, 620, 760, 1060], zari),
  ],
}

function bars(x: number, width: number, tops: readonly number[], zari: string): Field[] {
  return tops.map((top) => [x, top, width, 6, zari])
}

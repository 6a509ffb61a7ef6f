import type { createFontStack } from '@capsizecss/core'

/** What is needed to give one font the metrics of another. */
export type Metrics = Parameters<typeof createFontStack>[0][number]

/*
 * The measures of each font file, in units of its own grid. Capsize's package of them was a third of all files that
 * `npm ci` writes, for these six.
 */

const fraunces: Metrics = {
  familyName: 'Fraunces',
  ascent: 1956,
  descent: -510,
  lineGap: 0,
  unitsPerEm: 2000,
  xWidthAvg: 938,
}

const figtree: Metrics = {
  familyName: 'Figtree',
  ascent: 950,
  descent: -250,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 449,
}

const georgia: Metrics = {
  familyName: 'Georgia',
  fullName: 'Georgia',
  postscriptName: 'Georgia',
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
}

const notoSerif: Metrics = {
  familyName: 'Noto Serif',
  fullName: 'Noto Serif Regular',
  postscriptName: 'NotoSerif-Regular',
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
}

const arial: Metrics = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
}

const roboto: Metrics = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
}

/** The web fonts. Fraunces has the width of its letters at the optical size of names. */
export const webFonts = { fraunces, figtree }

/** What a device shows before they arrive, in this order: a font of Windows, macOS and iOS, and one of Android. */
export const systemFonts = { serif: [georgia, notoSerif], sans: [arial, roboto] }

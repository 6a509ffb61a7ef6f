import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import figtreeMetrics from '@capsizecss/metrics/figtree'
import frauncesMetrics from '@capsizecss/metrics/fraunces'
import georgia from '@capsizecss/metrics/georgia'
import { globalFontFace } from '@vanilla-extract/css'

// The fallback takes the measures of the font it stands in for, so nothing moves when the font arrives.
const display = createFontStack([frauncesMetrics, georgia], { fontFaceFormat: 'styleObject' })
const text = createFontStack([figtreeMetrics, arial], { fontFaceFormat: 'styleObject' })

for (const face of [...display.fontFaces, ...text.fontFaces]) {
  const { fontFamily, ...rest } = face['@font-face']
  globalFontFace(String(fontFamily), rest)
}

register('Fraunces', '320 400', 'fraunces')
register('Figtree', '400 500', 'figtree')

// The rupee file is small enough to travel inside the style sheet (Vite inlines it).
function register(family: string, fontWeight: string, file: string) {
  globalFontFace(family, { src: `url('./fonts/${file}.woff2') format('woff2')`, fontWeight, fontDisplay: 'swap' })
  globalFontFace(family, {
    src: `url('./fonts/${file}-rupee.woff2') format('woff2')`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: 'U+20B9',
  })
}

/** Names, headings and totals. */
export const displayStack = `${display.fontFamily}, serif`
/** Everything else. */
export const textStack = `${text.fontFamily}, sans-serif`

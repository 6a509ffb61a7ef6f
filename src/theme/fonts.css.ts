import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import figtreeMetrics from '@capsizecss/metrics/figtree'
import frauncesMetrics from '@capsizecss/metrics/fraunces'
import georgia from '@capsizecss/metrics/georgia'
import { globalFontFace } from '@vanilla-extract/css'

// The fallback has the metrics of the web font, so that loading it shifts no layout.
const display = createFontStack([frauncesMetrics, georgia], { fontFaceFormat: 'styleObject' })
const text = createFontStack([figtreeMetrics, arial], { fontFaceFormat: 'styleObject' })

for (const face of [...display.fontFaces, ...text.fontFaces]) {
  const { fontFamily, ...rest } = face['@font-face']
  globalFontFace(String(fontFamily), rest)
}

register('Fraunces', '320 400', 'fraunces')
register('Figtree', '400 500', 'figtree')

// The rupee file is small enough for Vite to inline.
function register(family: string, fontWeight: string, file: string) {
  globalFontFace(family, { src: `url('./fonts/${file}.woff2') format('woff2')`, fontWeight, fontDisplay: 'swap' })
  globalFontFace(family, {
    src: `url('./fonts/${file}-rupee.woff2') format('woff2')`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: 'U+20B9',
  })
}

/**
 * Names and addresses are also written in Malayalam, Tamil and Devanagari, which the web fonts and their fallbacks do not
 * have: by the fonts of the system, those of Android and Linux first, then Windows, then macOS and iOS. Left to itself a
 * browser may take a font of the wrong weight, or none.
 */
const scripts = ['Malayalam', 'Tamil', 'Devanagari']
const noto = (kind: string) => scripts.map((script) => `'Noto ${kind} ${script}'`).join(', ')
const systemFonts = "'Nirmala UI', 'Malayalam Sangam MN', 'Tamil Sangam MN', 'Kohinoor Devanagari'"

/** Names, headings and totals. */
export const displayStack = `${display.fontFamily}, ${noto('Serif')}, ${noto('Sans')}, ${systemFonts}, serif`
/** Everything else. */
export const textStack = `${text.fontFamily}, ${noto('Sans')}, ${systemFonts}, sans-serif`

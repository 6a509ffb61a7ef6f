import { createFontStack } from '@capsizecss/core'
import { globalFontFace } from '@vanilla-extract/css'
import { type Metrics, systemFonts, webFonts } from './fontMetrics.ts'
import { serifWeight } from './serifWeight.ts'

/**
 * The mean width of letters is that of headings, measured in Chromium: at their optical size they are a fifth narrower
 * than names.
 */
const headingMetrics = { ...webFonts.fraunces, familyName: 'Fraunces Heading', xWidthAvg: 766 }

// The fallbacks have the metrics of the web font, so that loading it shifts no layout.
const heading = fallbacks('Fraunces', headingMetrics, systemFonts.serif)
const name = fallbacks('Fraunces', webFonts.fraunces, systemFonts.serif)
const text = fallbacks('Figtree', webFonts.figtree, systemFonts.sans)

/** Registers the fallbacks of a font; the beginning of its stack. */
function fallbacks(family: string, metrics: Metrics, fonts: readonly Metrics[]): string {
  const { fontFamily, fontFaces } = createFontStack([metrics, ...fonts], { fontFaceFormat: 'styleObject' })
  for (const face of fontFaces) {
    const { fontFamily: fallback, ...rest } = face['@font-face']
    globalFontFace(String(fallback), rest)
  }
  const [, ...rest] = fontFamily.split(', ')
  return [family, ...rest].join(', ')
}

register('Fraunces', String(serifWeight), 'fraunces')
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
 * Names and addresses are also written in Malayalam, Tamil and Devanagari, which the web fonts and their fallbacks
 * lack. System fonts cover them: those of Android and Linux first, then Windows, then macOS and iOS. Without this list
 * a browser may choose a font of the wrong weight, or none.
 */
const scripts = ['Malayalam', 'Tamil', 'Devanagari']
const noto = (kind: string) => scripts.map((script) => `'Noto ${kind} ${script}'`).join(', ')
const scriptFonts = "'Nirmala UI', 'Malayalam Sangam MN', 'Tamil Sangam MN', 'Kohinoor Devanagari'"

const serifs = `${noto('Serif')}, ${noto('Sans')}, ${scriptFonts}, serif`

/** Headings, and other large figures and words. */
export const headingStack = `${heading}, ${serifs}`
/** Names, and totals. */
export const displayStack = `${name}, ${serifs}`
/** Everything else. */
export const textStack = `${text}, ${noto('Sans')}, ${scriptFonts}, sans-serif`

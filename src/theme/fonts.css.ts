import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import figtreeMetrics from '@capsizecss/metrics/figtree'
import frauncesMetrics from '@capsizecss/metrics/fraunces'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import { globalFontFace } from '@vanilla-extract/css'
import { serifWeight } from './serifWeight.ts'

/**
 * Mean width of the letters of headings, in 1/2000 em, measured in Chromium: at the optical size of headings they are a
 * fifth narrower than in the package's metrics, which are for the optical size of names.
 */
const xWidthAvg = 766
const subsets = { ...frauncesMetrics.subsets, latin: { xWidthAvg } }
const headingMetrics = { ...frauncesMetrics, familyName: 'Fraunces Heading', xWidthAvg, subsets }

// The fallbacks have the metrics of the web font, so that loading it shifts no layout: one font of Windows, macOS and iOS,
// and one of Android.
const heading = fallbacks('Fraunces', headingMetrics, [georgia, notoSerif])
const name = fallbacks('Fraunces', frauncesMetrics, [georgia, notoSerif])
const text = fallbacks('Figtree', figtreeMetrics, [arial, roboto])

/** Registers the fallbacks of a font; the beginning of its stack. */
function fallbacks(family: string, metrics: FontMetrics, fonts: readonly FontMetrics[]): string {
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
const systemFonts = "'Nirmala UI', 'Malayalam Sangam MN', 'Tamil Sangam MN', 'Kohinoor Devanagari'"

const serifs = `${noto('Serif')}, ${noto('Sans')}, ${systemFonts}, serif`

/** Headings, and other large figures and words. */
export const headingStack = `${heading}, ${serifs}`
/** Names, and totals. */
export const displayStack = `${name}, ${serifs}`
/** Everything else. */
export const textStack = `${text}, ${noto('Sans')}, ${systemFonts}, sans-serif`

import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '#theme/inLayer.ts'
import { iconUnit } from '#theme/measures.ts'

/** Widths of icons beside text, in px at the usual text size; they grow with the text. */
const textIconSizes = [12, 14, 16, 18, 20, 22, 24, 30, 40, 48] as const

/** The others do not grow, as those of the contact button on a picture. */
export type IconSize = (typeof textIconSizes)[number] | 13 | 26 | 28 | 96

export const icon = style(inUi({ flex: 'none', display: 'block' }))

// By the attribute, which is also the size without styles.
for (const size of textIconSizes) {
  const grown = `calc(${size} * var(${iconUnit}, 0.0625rem))`
  globalStyle(`${icon}[width="${size}"]`, inUi({ inlineSize: grown, blockSize: grown }))
}

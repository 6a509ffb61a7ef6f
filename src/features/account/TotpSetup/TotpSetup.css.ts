import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const setup = style(inFeature({ display: 'grid', justifyItems: 'center', gap: space[16] }))

/** In groups of four letters, as it is typed into an app. */
export const secret = style([
  type.small,
  inFeature({
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.08em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
])

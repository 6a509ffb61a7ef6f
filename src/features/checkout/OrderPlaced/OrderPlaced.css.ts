import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const placed = style(inFeature({ display: 'grid', gap: space[32], '@media': { print: { display: 'none' } } }))

export const facts = style(
  inFeature({
    display: 'grid',
    gap: space[20],
    paddingBlock: space[24],
    borderBlock: `1px solid ${vars.color.hairline}`,
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap', gap: `${space[20]} ${space[56]}` } },
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet }))

export const figures = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))

export const sending = style(inFeature({ display: 'grid', gap: space[16], justifyItems: 'start' }))

export const words = style(inFeature({ maxWidth: '38rem' }))

export const ways = style(inFeature({ display: 'flex', flexWrap: 'wrap', gap: space[16], paddingBlock: space[8] }))

export const on = style(inFeature({ display: 'flex', flexWrap: 'wrap', gap: `${space[12]} ${space[40]}` }))

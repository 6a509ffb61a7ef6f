import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const line = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: space[24],
    borderBottom: `1px solid ${vars.color.hairline}`,
    '@media': { [above.wide]: { gridTemplateColumns: '144px minmax(0, 1fr) auto', gap: space[24] } },
  }),
)

export const picture = style(inFeature({ gridRow: '1 / span 2', '@media': { [above.wide]: { gridRow: 'auto' } } }))

export const words = style(inFeature({ display: 'grid', gap: space[6], alignContent: 'start' }))

export const name = style(
  inFeature({
    selectors: {
      '&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.zari, textUnderlineOffset: '0.25em' },
    },
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet }))

export const actions = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], marginTop: space[8] }),
)

export const total = style(
  inFeature({ fontVariantNumeric: 'tabular-nums lining-nums', '@media': { [above.wide]: { textAlign: 'end' } } }),
)

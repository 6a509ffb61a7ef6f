import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const facts = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: space[20],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
  }),
)

/** Large text puts the value below its name. */
export const fact = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] }))

export const name = style(inFeature({ flex: '0 0 7rem', color: vars.color.textMuted }))

export const value = style(inFeature({ flex: '1 1 9rem', minInlineSize: 0 }))

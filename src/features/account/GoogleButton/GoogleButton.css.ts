import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const block = style(inFeature({ display: 'grid', gap: space[8] }))

export const mark = style(inFeature({ flex: 'none' }))

export const label = style(inFeature({ display: 'flex', alignItems: 'center', gap: space[12] }))

export const note = style([type.meta, inFeature({ color: vars.color.textMuted, textAlign: 'center' })])

/** 'or' between two lines. */
export const or = style([
  type.small,
  inFeature({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space[16],
    color: vars.color.textMuted,
    selectors: {
      '&::before': { content: '""', borderBlockStart: `1px solid ${vars.color.borderSubtle}` },
      '&::after': { content: '""', borderBlockStart: `1px solid ${vars.color.borderSubtle}` },
    },
  }),
])

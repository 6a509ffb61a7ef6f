import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const bar = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: space[24],
    paddingBottom: space[12],
    marginBottom: space[24],
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const count = style(inFeature({ color: vars.color.textMuted }))

export const actions = style(inFeature({ display: 'flex', gap: space[24] }))

export const notices = style(
  inFeature({ display: 'grid', gap: space[8], marginBottom: space[24], selectors: { '&:empty': { marginBottom: 0 } } }),
)

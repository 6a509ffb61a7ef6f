import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { wide } from '../AccountSection/AccountSection.css.ts'

/** Not as wide as the page: the button that removes a line stays near its name. */
export const list = style([wide, inFeature({ display: 'grid' })])

export const item = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
  }),
)

export const name = style([type.small, inFeature({ display: 'block', overflowWrap: 'anywhere' })])

export const detail = style([type.meta, inFeature({ display: 'block', color: vars.color.textMuted })])

export const empty = style([type.small, inFeature({ color: vars.color.textMuted })])

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const box = style(inFeature({ display: 'grid', gap: space[8] }))

export const row = style(inFeature({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'end' }))
// With large text the button wraps to a line of its own.
globalStyle(`${row} > :first-child`, inFeature({ flex: '1 1 7rem', minWidth: 0 }))

/** With an error below the field the button stays level with the field: below a label of 22 px and its gap of 8. */
export const hasError = style(inFeature({ alignItems: 'start' }))

export const button = style(inFeature({ selectors: { [`${hasError} &`]: { marginTop: '1.875rem' } } }))

export const appliedChip = style(inFeature({ justifySelf: 'start' }))

/** A live region must stay mounted to be announced; empty it takes no space. */
export const status = style([
  type.meta,
  inFeature({ color: vars.color.success, selectors: { '&:empty': { marginTop: `calc(-1 * ${space[8]})` } } }),
])

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const box = style(inFeature({ display: 'grid', gap: space[8] }))

export const row = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[8], alignItems: 'end' }),
)

/** A refusal stands below the field: the key stays level with the field itself. */
export const refused = style(inFeature({ alignItems: 'start' }))

export const key = style(inFeature({ selectors: { [`${refused} &`]: { marginTop: space[32] } } }))

export const inForce = style(inFeature({ justifySelf: 'start' }))

/** Empty most of the time, and then without room; never out of the page, or nobody would hear when it is filled. */
export const status = style([
  type.meta,
  inFeature({ color: vars.color.success, selectors: { '&:empty': { marginTop: `calc(-1 * ${space[8]})` } } }),
])

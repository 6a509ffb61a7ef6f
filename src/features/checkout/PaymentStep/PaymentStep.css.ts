import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const notes = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[12]} ${space[32]}`,
    padding: `${space[16]} ${space[20]}`,
    backgroundColor: vars.color.sunken,
  }),
)

export const note = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: space[12] }),
)

export const sign = style(inFeature({ color: vars.color.gold }))

export const alert = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[12],
    padding: `${space[14]} ${space[16]}`,
    color: vars.color.critical,
    border: `1px solid ${vars.color.critical}`,
    borderRadius: '2px',
  }),
)

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

/** Understood before anything is chosen. */
export const notTaken = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[12],
    padding: `${space[16]} ${space[20]}`,
    border: `1px solid ${vars.color.gold}`,
    borderRadius: '2px',
  }),
)

export const address = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space[16]}`,
  }),
)

export const lines = style(
  inFeature({ gridColumn: '1 / -1', fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
)

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

export const icon = style(inFeature({ color: vars.color.gold }))

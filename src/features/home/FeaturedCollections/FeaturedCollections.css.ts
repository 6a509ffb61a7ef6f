import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space } from '#theme/measures.ts'

export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    padding: `${space[64]} ${space[20]}`,
    '@media': { [above.desktop]: { padding: `${space[112]} ${space[48]}` } },
  }),
)

export const head = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[12],
    marginBottom: space[24],
    '@media': { [above.desktop]: { marginBottom: space[40] } },
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet }))

export const waiting = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '24rem' }))

export const more = style(inFeature({ display: 'flex', justifyContent: 'center', marginTop: space[56] }))

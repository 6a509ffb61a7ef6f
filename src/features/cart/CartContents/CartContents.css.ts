import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const columns = style(
  inFeature({
    display: 'grid',
    gap: space[40],
    '@media': { [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: space[72] } },
  }),
)

export const notices = style(
  inFeature({ display: 'grid', gap: space[8], marginBottom: space[24], selectors: { '&:empty': { display: 'none' } } }),
)

export const foot = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: space[24],
    marginTop: space[24],
  }),
)

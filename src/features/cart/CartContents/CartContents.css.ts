import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const columns = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[40],
    '@media': { [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: space[72] } },
  }),
)

export const notices = style(
  inFeature({ display: 'grid', gap: space[8], marginBottom: space[24], selectors: { '&:empty': { marginBottom: 0 } } }),
)

export const returns = style(inFeature({ color: vars.color.textMuted, textWrap: 'pretty' }))

export const footer = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[16],
    marginTop: space[24],
    '@media': { [above.wide]: { columnGap: space[32] } },
  }),
)

export const clear = style(inFeature({ marginInlineStart: 'auto' }))

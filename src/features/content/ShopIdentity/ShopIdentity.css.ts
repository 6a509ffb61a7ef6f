import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const block = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    padding: `${space[24]} ${space[20]}`,
    backgroundColor: vars.color.sunken,
    '@media': { [above.desktop]: { padding: space[32] }, print: { backgroundColor: 'transparent', padding: 0 } },
  }),
)

export const facts = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: `${space[12]} ${space[32]}`,
    textWrap: 'balance',
  }),
)

export const label = style(inFeature({ color: vars.color.textMuted }))
export const reach = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] }))
export const sample = style(inFeature({ color: vars.color.warning }))

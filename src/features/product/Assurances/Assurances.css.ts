import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, largeText, space } from '#theme/measures.ts'

export const list = style(inFeature({ display: 'grid', gap: space[12], paddingBlock: space[12] }))

export const line = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[14],
    textWrap: 'balance',
  }),
)

export const icon = style(inFeature({ color: vars.color.gold }))

export const phone = style(
  inFeature({
    // A larger touch target without moving the lines apart.
    paddingBlock: space[12],
    marginBlock: `calc(-1 * ${space[12]})`,
    whiteSpace: 'nowrap',
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
      [largeText]: { whiteSpace: 'normal' },
    },
  }),
)

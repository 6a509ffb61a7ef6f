import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const button = style([
  type.small,
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    minWidth: 44,
    height: 44,
    // Aligns the icon, not the touch target, with the margin.
    marginInlineStart: -11,
    cursor: 'pointer',
    '@media': {
      [above.desktop]: { marginInlineStart: 0, paddingInlineEnd: space[12] },
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    },
  }),
])

export const label = style(
  inFeature({
    '@media': {
      // On phones the label is visually hidden.
      [below.desktop]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

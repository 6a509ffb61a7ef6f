import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'
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
    // Its sign, not its room for the thumb, stands on the margin.
    marginInlineStart: -11,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.accent } },
    '@media': { [above.desktop]: { marginInlineStart: 0, paddingInlineEnd: space[12] } },
  }),
])

export const word = style(
  inFeature({
    '@media': {
      // The sign alone is known on phones; the word stays its name.
      'not all and (min-width: 960px)': {
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

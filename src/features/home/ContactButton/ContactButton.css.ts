import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover } from '#theme/measures.ts'

export const button = style(
  inFeature({
    display: 'grid',
    placeItems: 'center',
    // Its icon does not grow with the text either.
    inlineSize: 56,
    blockSize: 56,
    borderRadius: '50%',
    color: vars.color.onFill,
    backgroundColor: vars.color.contact,
    // Contrast on a picture of any colour.
    border: `2px solid ${vars.color.page}`,
    forcedColorAdjust: 'none',
    '@media': {
      [canHover]: {
        selectors: { '&:hover': { backgroundColor: `color-mix(in srgb, ${vars.color.contact} 85%, black)` } },
      },
      print: { display: 'none' },
    },
  }),
)

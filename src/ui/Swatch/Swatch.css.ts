import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

/** The colour itself, as a custom property: '#8c1c2e'. */
export const colourProperty = '--swatch'

export const swatch = style(
  inUi({
    display: 'inline-block',
    flex: 'none',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    backgroundColor: `var(${colourProperty}, transparent)`,
    // An inset ring keeps light colours visible on a light page.
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 28%, transparent)`,
    forcedColorAdjust: 'none',
    selectors: {
      // Unknown colour: a ring with a diagonal line.
      '&:not([style*="--swatch"])': {
        backgroundImage: `linear-gradient(to top right, transparent 46%, ${vars.color.border} 46%, ${vars.color.border} 54%, transparent 54%)`,
      },
    },
  }),
)

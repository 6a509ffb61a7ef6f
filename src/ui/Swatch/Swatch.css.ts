import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

/** The colour itself, as a custom property: '#8c1c2e'. */
export const colourProperty = '--swatch'

export const swatch = style(
  inUi({
    display: 'inline-block',
    flex: 'none',
    borderRadius: '50%',
    backgroundColor: `var(${colourProperty}, transparent)`,
    // Ivory on ivory would not be seen; the ring is drawn inside, so that neighbours stand apart alike.
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 28%, transparent)`,
    forcedColorAdjust: 'none',
    selectors: {
      // A colour the shop has no picture of: a ring with a stroke through it.
      '&:not([style*="--swatch"])': {
        backgroundImage: `linear-gradient(to top right, transparent 46%, ${vars.color.edge} 46%, ${vars.color.edge} 54%, transparent 54%)`,
      },
    },
  }),
)

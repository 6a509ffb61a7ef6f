import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { focusRing } from '#theme/focusRing.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, motion, space } from '#theme/measures.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const button = style(
  inFeature({
    position: 'fixed',
    zIndex: 10,
    // Above the sticky bar of a page.
    insetBlockEnd: 'calc(5.5rem + env(safe-area-inset-bottom))',
    // Clear of hearts and cart buttons, which are on the right of each card.
    insetInlineStart: space[20],
    width: 48,
    height: 48,
    borderRadius: '50%',
    color: vars.color.text,
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 1px ${vars.color.border}, ${focusRing.boxShadow}` } },
    animation: `${rise} ${motion.calm} ${motion.easing}`,
    '@media': {
      // In the gutter.
      [above.desktop]: { insetBlockEnd: space[32], insetInline: 'auto 2px', width: 44, height: 44 },
      print: { display: 'none' },
    },
  }),
)

/** From the bottom of the window to above the button: what gets the focus is scrolled clear of it. */
const clear = 'calc(9rem + env(safe-area-inset-bottom))'

globalStyle(
  `:root:has(body ${button})`,
  inFeature({ scrollPaddingBottom: clear, '@media': { [above.desktop]: { scrollPaddingBottom: 0 } } }),
)

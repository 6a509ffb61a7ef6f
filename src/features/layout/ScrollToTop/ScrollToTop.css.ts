import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { focusRing, focusRingInside } from '#theme/focusRing.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, container, motion, space } from '#theme/measures.ts'

/** Where the button would cover a large part of the text: in windows that are low for their text size. */
const small = 'not all and (min-height: 30rem)'

/** Height of the sticky bar of a page. */
const bar = 'var(--bottom-bar, env(safe-area-inset-bottom, 0px))'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const button = style(
  inFeature({
    position: 'fixed',
    zIndex: 10,
    // In the corner, so that it covers as little as possible of the text, which begins in a line with the gutter; clear
    // of hearts and cart buttons, which are on the right of each card.
    insetBlockEnd: `calc(${bar} - 1px)`,
    insetInlineStart: -1,
    width: 45,
    height: 44,
    borderRadius: `0 ${space[12]} 0 0`,
    color: vars.color.text,
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 1px ${vars.color.border}, ${focusRing.boxShadow}` } },
    animation: `${rise} ${motion.calm} ${motion.easing}`,
    '@media': {
      // Beside the content; in narrow windows in its gutter, where the window would clip a ring around it.
      [above.desktop]: {
        insetBlockEnd: space[32],
        insetInline: `auto max(2px, (100vw - ${container}) / 2 - 60px)`,
        width: 44,
        borderRadius: '50%',
        selectors: { '&:focus-visible': focusRingInside },
      },
      [small]: { display: 'none' },
      print: { display: 'none' },
    },
  }),
)

// Hidden while a field of a form has the focus.
globalStyle(
  `:root:has(main form :is(input, select, textarea):focus) ${button}`,
  inFeature({ '@media': { [below.desktop]: { display: 'none' } } }),
)

/** From the bottom of the window to above the button: what gets the focus is scrolled clear of it. */
const clear = `calc(${bar} + 5.25rem)`

globalStyle(
  `:root:has(body ${button})`,
  inFeature({ scrollPaddingBottom: clear, '@media': { [above.desktop]: { scrollPaddingBottom: 0 } } }),
)

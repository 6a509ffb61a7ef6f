import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { focusRing, focusRingInside } from '#theme/focusRing.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, container, gutter, iconUnit, motion, space } from '#theme/measures.ts'

/** Where the button would cover a large part of the text: in windows that are low for their text size. */
const small = 'not all and (min-height: 30rem)'

/** Height of the sticky bar of a page. */
const bar = 'var(--bottom-bar, env(safe-area-inset-bottom, 0px))'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const button = style(
  inFeature({
    position: 'fixed',
    zIndex: 10,
    // Only its target extends over the text, which begins after the gutter; on the right are the hearts and cart buttons
    // of the cards.
    insetBlockEnd: `calc(${bar} - 1px)`,
    insetInlineStart: 0,
    isolation: 'isolate',
    paddingInlineEnd: `calc(44px - ${gutter})`,
    color: vars.color.text,
    selectors: {
      // What is visible of it, as wide as the gutter.
      '&::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        insetInlineStart: -1,
        inlineSize: gutter,
        borderRadius: `0 ${space[8]} 0 0`,
        backgroundColor: vars.color.page,
        border: `1px solid ${vars.color.border}`,
      },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': focusRing,
    },
    animation: `${rise} ${motion.calm} ${motion.easing}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
      // The gutter of a phone is narrower than the icon of a button.
      [below.wide]: { vars: { [iconUnit]: '0.7px' } },
      // Beside the content; in narrow windows in its gutter, where the window would clip a ring around it.
      [above.desktop]: {
        insetBlockEnd: space[32],
        insetInline: `auto max(2px, (100vw - ${container}) / 2 - 60px)`,
        paddingInlineEnd: 0,
        selectors: {
          '&::after': { insetInlineStart: 0, inlineSize: 44, borderRadius: '50%' },
          '&:focus-visible::after': focusRingInside,
        },
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

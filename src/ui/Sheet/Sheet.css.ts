import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { above, gutter, low, motion, phoneGutter, space } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

const during = `${motion.calm} ${motion.easing} both`

export const sheet = recipe({
  base: inUi({
    // A sheet is as narrow as a phone.
    vars: { '--gutter': phoneGutter },
    position: 'fixed',
    zIndex: 51,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: vars.color.page,
    selectors: { '&:focus-visible': { outline: 'none' } },
    // In a low window head, content and footer scroll as one.
    '@media': { [low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
  }),
  variants: {
    side: {
      left: beside('left', 'translateX(-100%)'),
      right: beside('right', 'translateX(100%)'),
      bottom: [
        fromBelow(),
        inUi({
          '@media': {
            [above.wide]: {
              insetBlock: 0,
              insetInlineEnd: 'auto',
              inlineSize: 'min(26.25rem, 100vw - 56px)',
              maxBlockSize: 'none',
              selectors: comingFrom('translateX(-100%)'),
            },
          },
        }),
      ],
    },
  },
})

const footerBase = style({})

export const head = style(
  inUi({
    flex: 'none',
    paddingBlock: space[8],
    paddingInline: gutter,
    borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
    // Keeps the close button in reach.
    '@media': { [low]: { position: 'sticky', zIndex: 1, top: 0, paddingBlock: 0, backgroundColor: vars.color.page } },
  }),
)

export const body = style(
  inUi({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[20]} ${gutter}`,
    '@media': { [low]: { flex: 'none', overflowY: 'visible' } },
  }),
)

export const footer = recipe({
  base: [
    footerBase,
    inUi({
      flex: 'none',
      display: 'flex',
      // With large text the buttons are below each other.
      flexWrap: 'wrap',
      gap: space[12],
      paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
      paddingInline: gutter,
      borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
    }),
  ],
  variants: {
    side: {
      left: {},
      right: {},
      bottom: stickyRow(),
    },
  },
})

// Buttons share the width by the length of their labels.
globalStyle(`${footerBase} > *`, inUi({ flex: '1 1 auto', inlineSize: 'auto', maxInlineSize: '100%' }))

function fromBelow() {
  return inUi({
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: 'calc(100dvh - 4.5rem)',
    '@media': { [low]: { maxBlockSize: '100dvh' } },
    selectors: comingFrom('translateY(100%)'),
  })
}

/** In low windows, one row of buttons that confirm the choices above stays in view. */
function stickyRow() {
  return inUi({
    '@media': { [low]: { position: 'sticky', bottom: 0, paddingBlock: space[4], backgroundColor: vars.color.page } },
  })
}

function beside(side: 'left' | 'right', from: string) {
  return inUi({
    insetBlock: 0,
    [side]: 0,
    // In px: large text needs the width of the window.
    inlineSize: 'min(26rem, 100vw - 56px)',
    selectors: comingFrom(from),
  })
}

function comingFrom(transform: string) {
  return {
    '&[data-state="open"]': { animation: `${keyframes({ from: { transform } })} ${during}` },
    '&[data-state="closed"]': { animation: `${keyframes({ to: { transform } })} ${during}` },
  }
}

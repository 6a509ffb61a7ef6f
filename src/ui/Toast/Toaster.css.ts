import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { canHover, largeText, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

/**
 * How far a toast moves on entering and leaving: no further than the gap between it and the bar or the header, which it
 * would otherwise cover, blocking clicks.
 */
function slideFrom(edge: 'top' | 'bottom', from: string) {
  const at = `&[data-y-position="${edge}"]`
  const rule = { vars: { '--y': `${from} !important` } }
  return {
    [`${at}:not([data-mounted="true"])`]: rule,
    [`${at}[data-removed="true"][data-front="true"][data-swipe-out="false"]`]: rule,
  }
}

export const toast = style([
  type.small,
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    gap: space[12],
    inlineSize: 'var(--width)',
    minBlockSize: '3.25rem',
    paddingBlock: space[6],
    paddingInline: `${space[16]} ${space[48]}`,
    color: vars.color.text,
    backgroundColor: vars.color.card,
    border: `1px solid ${vars.color.border}`,
    borderRadius: '2px',
    // An open sheet disables pointer events outside itself.
    pointerEvents: 'auto',
    selectors: {
      // sonner's style sheet is unlayered and would win.
      ...slideFrom('bottom', 'translateY(16px)'),
      ...slideFrom('top', 'translateY(-6px)'),
      '&:focus-visible': { outline: `2px solid ${vars.color.peacock} !important`, boxShadow: 'none !important' },
    },
  }),
])

// In a closed stack only edges of the lower toasts are seen, not slices of their text.
globalStyle(`${toast}[data-front="false"][data-expanded="false"]:not(:focus-within) > *`, inUi({ opacity: 0 }))

/** Set by kind of toast; only the icon takes the colour. */
export const success = style({})
export const error = style({})
export const info = style({})

export const icon = style(
  inUi({
    position: 'relative',
    flex: 'none',
    inlineSize: '20px',
    blockSize: '20px',
    color: vars.color.accent,
    selectors: {
      [`${success} &`]: { color: vars.color.success },
      [`${error} &`]: { color: vars.color.danger },
      [`${info} &`]: { color: vars.color.peacock },
    },
  }),
)

// With large text, or a long action, the action goes below it; the icon stays beside it.
export const content = style(
  inUi({ flex: `1 1 min(8rem, 100% - 20px - ${space[12]})`, minInlineSize: 0, textWrap: 'balance' }),
)

export const close = style(
  inUi({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.375rem)',
    insetInlineEnd: '2px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.textMuted,
    transition: `color ${motion.quick} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
)

export const action = style(
  inUi({
    flex: 'none',
    minBlockSize: '2.75rem',
    marginBlock: '-0.75rem',
    marginInlineStart: 'auto',
    '@media': {
      // A row of its own, below the text.
      [largeText]: { flex: '1 1 calc(100% - 32px)', marginInlineStart: 32, textAlign: 'start' },
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    },
    fontWeight: 500,
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
  }),
)

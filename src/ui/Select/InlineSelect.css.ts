import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

export const inlineBox = style([
  type.small,
  inUi({
    position: 'relative',
    display: 'inline-flex',
    maxInlineSize: '100%',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: '2.75rem',
    paddingInline: space[14],
    border: `1px solid ${vars.color.border}`,
    borderRadius: '2px',
    transition: `border-color ${motion.quick} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.text } } } },
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.peacock}`, outlineOffset: '2px' },
      '&:has(:disabled)': { opacity: 0.55 },
    },
  }),
])

export const inlineLabel = recipe({
  base: [type.meta, inUi({ color: vars.color.textMuted, whiteSpace: 'nowrap' })],
  variants: { hidden: { true: visuallyHidden } },
})

export const chosen = style(
  inUi({
    minInlineSize: 0,
    marginInlineEnd: space[6],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { 'html[data-scripts] &': { display: 'none' } },
  }),
)

export const native = style(
  inUi({
    position: 'absolute',
    // Covers the border too: a touch target of 44 px.
    inset: '-1px',
    inlineSize: 'calc(100% + 2px)',
    blockSize: 'calc(100% + 2px)',
    opacity: 0,
    cursor: 'pointer',
    // The native list opens in these colours.
    color: vars.color.text,
    backgroundColor: vars.color.card,
    // Without scripts only the native select shows the choice.
    selectors: { 'html[data-scripts] &': { position: 'static', opacity: 1 } },
  }),
)

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const list = style(
  inLayer({
    display: 'flex',
    gap: space[28],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The line is drawn inside the box, so that the chosen tab's own line can lie on it.
    boxShadow: `inset 0 -1px ${vars.color.hairline}`,
    '@media': { [above.desktop]: { gap: space[40] } },
  }),
)

export const trigger = style([
  type.body,
  inLayer({
    flex: 'none',
    minBlockSize: '3.25rem',
    paddingBlock: space[12],
    color: vars.color.quiet,
    borderBlockEnd: '2px solid transparent',
    transition: `color ${motion.quick} ${motion.easing}, border-color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[data-state="active"]': { color: vars.color.text, borderColor: vars.color.accent },
      // The row scrolls, so the ring must lie inside it.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
])

export const panel = style(inLayer({ marginBlockStart: space[32] }))

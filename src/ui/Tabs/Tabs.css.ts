import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const list = style(
  inUi({
    display: 'flex',
    gap: space[28],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // What scrolls is cut at its edge: this is the room of the focus ring.
    padding: space[4],
    margin: `-${space[4]}`,
    // The hairline lies under the tabs, so that the chosen one's own line covers it.
    backgroundImage: `linear-gradient(${vars.color.hairline}, ${vars.color.hairline})`,
    backgroundOrigin: 'content-box',
    backgroundPosition: 'bottom',
    backgroundSize: '100% 1px',
    backgroundRepeat: 'no-repeat',
    '@media': { [above.desktop]: { gap: space[40] } },
  }),
)

export const trigger = style([
  type.body,
  inUi({
    flex: 'none',
    minBlockSize: '3.25rem',
    paddingBlock: space[12],
    color: vars.color.quiet,
    borderBlockEnd: '2px solid transparent',
    transition: `color ${motion.quick} ${motion.easing}, border-color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[data-state="active"]': { color: vars.color.text, borderColor: vars.color.accent },
    },
  }),
])

export const panel = style(inUi({ marginBlockStart: space[32] }))

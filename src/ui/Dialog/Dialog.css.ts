import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } })

const during = `${motion.calm} ${motion.easing} both`

/** Backdrop; shared with sheets. */
export const overlay = style(
  inUi({
    position: 'fixed',
    zIndex: 50,
    inset: 0,
    backgroundColor: vars.color.overlay,
    selectors: {
      '&[data-state="open"]': { animation: `${appear} ${during}` },
      '&[data-state="closed"]': { animation: `${vanish} ${during}` },
    },
  }),
)

export const panel = style(
  inUi({
    position: 'fixed',
    zIndex: 51,
    inset: 0,
    margin: 'auto',
    inlineSize: 'min(32rem, 100vw - 2.5rem)',
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 2.5rem)',
    overflowY: 'auto',
    padding: space[20],
    backgroundColor: vars.color.page,
    border: `1px solid ${vars.color.borderSubtle}`,
    borderRadius: '2px',
    '@media': { [above.wide]: { padding: space[32] } },
    selectors: {
      '&[data-state="open"]': { animation: `${rise} ${during}` },
      '&[data-state="closed"]': { animation: `${sink} ${during}` },
      '&:focus-visible': { outline: 'none' },
    },
  }),
)

export const text = style([type.body, inUi({ color: vars.color.textMuted, marginBlockStart: space[8] })])

export const body = style(inUi({ marginBlockStart: space[24] }))

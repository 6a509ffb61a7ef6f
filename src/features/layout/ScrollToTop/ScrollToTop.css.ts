import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, motion, space } from '#theme/measures.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const button = style(
  inFeature({
    position: 'fixed',
    zIndex: 10,
    // Over whatever a page keeps under the thumb.
    insetBlockEnd: 'calc(5.5rem + env(safe-area-inset-bottom))',
    insetInlineEnd: space[20],
    width: 48,
    height: 48,
    borderRadius: '50%',
    color: vars.color.text,
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
    animation: `${rise} ${motion.calm} ${motion.easing}`,
    '@media': {
      [above.desktop]: { insetBlockEnd: space[32], insetInlineEnd: space[48] },
      print: { display: 'none' },
    },
  }),
)

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const chip = style([
  type.meta,
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: '2.75rem',
    paddingInline: space[14],
    color: vars.color.text,
    backgroundColor: vars.color.sunken,
    border: `1px solid ${vars.color.borderSubtle}`,
    borderRadius: '2rem',
    transition: `border-color ${motion.quick} ${motion.easing}, color ${motion.quick} ${motion.easing}`,
    '@media': {
      [above.desktop]: { minBlockSize: '2.25rem' },
      [canHover]: { selectors: { 'button&:hover': { color: vars.color.accent, borderColor: vars.color.accent } } },
    },
  }),
])

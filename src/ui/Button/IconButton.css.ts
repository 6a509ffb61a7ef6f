import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { canHover, iconUnit, motion } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

const hover = '&:hover:not(:disabled, [aria-disabled="true"])'

export const iconButton = recipe({
  base: inUi({
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    // In px, as its icon: with text at 200% the disc of a heart would cover a card's badges.
    vars: { [iconUnit]: '1px' },
    inlineSize: 44,
    blockSize: 44,
    color: vars.color.text,
    borderRadius: '50%',
    cursor: 'pointer',
    transition: `color ${motion.quick} ${motion.easing}, border-color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.accent },
      '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': { [canHover]: { selectors: { [hover]: { color: vars.color.accent } } } },
  }),
  variants: {
    ground: {
      none: inUi({}),
      disc: inUi({
        isolation: 'isolate',
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: -1,
            inset: '4px',
            borderRadius: '50%',
            backgroundColor: vars.color.page,
          },
        },
      }),
      ring: inUi({
        border: `1px solid ${vars.color.border}`,
        '@media': { [canHover]: { selectors: { [hover]: { borderColor: vars.color.accent } } } },
      }),
    },
  },
})

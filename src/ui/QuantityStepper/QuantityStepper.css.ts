import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { canHover, motion } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const stepper = recipe({
  base: inUi({
    flex: 'none',
    display: 'inline-grid',
    gridTemplateColumns: '2.75rem minmax(max-content, 1fr) 2.75rem',
    minInlineSize: '8.25rem',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: '2px',
  }),
  variants: { size: { regular: inUi({ blockSize: '3.25rem' }), small: inUi({ blockSize: '2.75rem' }) } },
})

export const key = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    transition: `color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
      // The figure stands close by: the ring keeps to the key.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.accent } } } },
  }),
)

export const quantity = style([
  type.body,
  inUi({ alignSelf: 'center', textAlign: 'center', fontVariantNumeric: 'tabular-nums lining-nums' }),
])

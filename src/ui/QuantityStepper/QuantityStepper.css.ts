import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const stepper = recipe({
  base: inUi({
    flex: 'none',
    display: 'inline-grid',
    // In px: with text at 200% there is no more space on a phone.
    gridTemplateColumns: '44px minmax(42px, 1fr) 44px',
    // Never narrower than its digits, which would hide the last one.
    '@supports': { '(field-sizing: content)': { gridTemplateColumns: '44px minmax(max-content, 1fr) 44px' } },
    minInlineSize: 132,
    border: `1px solid ${vars.color.border}`,
    borderRadius: '2px',
  }),
  variants: { size: { regular: inUi({ blockSize: '3.25rem' }), small: inUi({ blockSize: '2.75rem' }) } },
})

export const button = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    // Covers the border too: a touch target of 44 px.
    marginBlock: '-1px',
    transition: `color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
      // The ring stays inside the button, clear of the number.
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: vars.color.accent } } } },
  }),
)

/** As wide as its digits with `field-sizing`; elsewhere as wide as the narrowest stepper allows. */
export const field = style([
  type.body,
  inUi({
    inlineSize: '100%',
    minInlineSize: 0,
    fieldSizing: 'content',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Many digits keep clear of the lines beside them.
    padding: '0 4px',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: `solid ${vars.color.borderSubtle}`,
    borderWidth: '0 1px',
    // The outer ring would cover the lines of the stepper.
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
])

/** Below the stepper, and never wider. */
export const refusal = style([
  type.meta,
  inUi({ inlineSize: 0, minInlineSize: '100%', marginBlockStart: space[4], color: vars.color.danger }),
])

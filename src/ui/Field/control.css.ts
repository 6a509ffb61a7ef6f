import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

const autofillBackground = `inset 0 0 0 100vmax ${vars.color.card}`
const errorRing = `inset 0 0 0 1px ${vars.color.danger}`

/** The box of a text field or select: 52 px high, border of 1 px, 2 px when invalid. */
export const control = style([
  type.body,
  inUi({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '3.25rem',
    paddingBlock: space[12],
    paddingInline: space[16],
    color: vars.color.text,
    backgroundColor: vars.color.card,
    border: `1px solid ${vars.color.border}`,
    borderRadius: '2px',
    transition: `border-color ${motion.quick} ${motion.easing}`,
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: vars.color.text } } },
    },
    selectors: {
      // Overrides the browser's blue or yellow autofill background.
      '&:autofill': {
        boxShadow: autofillBackground,
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
      },
      // The second pixel is an inset shadow, so that an error shifts no layout.
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: errorRing,
      },
      '&[aria-invalid="true"]:autofill': { boxShadow: `${errorRing}, ${autofillBackground}` },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    },
  }),
])

/** A text field of several lines. */
export const area = style([control, inUi({ resize: 'vertical' })])

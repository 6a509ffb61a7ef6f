import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

const own = `inset 0 0 0 100vmax ${vars.color.card}`
const wrong = `inset 0 0 0 1px ${vars.color.critical}`

/** The box of a text field and of a select: 52 px high, one line of edge, two when something is wrong. */
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
    border: `1px solid ${vars.color.edge}`,
    borderRadius: '2px',
    transition: `border-color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.text },
      // The browser's own ground for what it filled in would be blue or yellow in both themes.
      '&:autofill': { boxShadow: own, WebkitTextFillColor: vars.color.text, caretColor: vars.color.text },
      // The second px of the edge is drawn inside: nothing moves when an error comes or goes.
      '&[aria-invalid="true"]': {
        borderColor: vars.color.critical,
        boxShadow: wrong,
      },
      '&[aria-invalid="true"]:autofill': { boxShadow: `${wrong}, ${own}` },
      '&::placeholder': { color: vars.color.quiet, opacity: 1 },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    },
  }),
])

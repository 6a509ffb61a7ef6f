import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const toast = style([
  type.small,
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: 'var(--width)',
    minBlockSize: '3.25rem',
    paddingBlock: space[14],
    paddingInline: `${space[16]} ${space[48]}`,
    color: vars.color.text,
    backgroundColor: vars.color.card,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: '2px',
  }),
])

/** Set on the message by what it says; the sign alone takes the colour. */
export const success = style({})
export const error = style({})
export const info = style({})

export const icon = style(
  inLayer({
    position: 'relative',
    flex: 'none',
    inlineSize: '20px',
    blockSize: '20px',
    color: vars.color.accent,
    selectors: {
      [`${success} &`]: { color: vars.color.success },
      [`${error} &`]: { color: vars.color.critical },
      [`${info} &`]: { color: vars.color.peacock },
    },
  }),
)

export const content = style(inLayer({ flex: 1, minInlineSize: 0 }))

export const close = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.375rem)',
    insetInlineEnd: '2px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.quiet,
    transition: `color ${motion.quick} ${motion.easing}`,
    selectors: { '&:hover': { color: vars.color.text } },
  }),
)

export const action = style(
  inLayer({
    flex: 'none',
    minBlockSize: '2.75rem',
    marginBlock: '-0.75rem',
    fontWeight: 500,
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
    selectors: { '&:hover': { color: vars.color.accent } },
  }),
)

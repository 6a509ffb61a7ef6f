import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const list = style([
  type.meta,
  inLayer({ display: 'flex', flexWrap: 'wrap', rowGap: space[4], color: vars.color.quiet }),
])

export const item = style(
  inLayer({
    display: 'inline-flex',
    selectors: {
      // The empty text after the slash keeps it from being read aloud.
      '&:not(:last-child)::after': { content: '"/" / ""', marginInline: space[8] },
    },
  }),
)

export const link = style(
  inLayer({
    textDecoration: 'underline transparent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    transition: `color ${motion.quick} ${motion.easing}`,
    selectors: { '&:hover': { color: vars.color.text, textDecorationColor: vars.color.zari } },
  }),
)

export const current = style(inLayer({ color: vars.color.text }))

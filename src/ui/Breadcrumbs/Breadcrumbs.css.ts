import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const list = style([
  type.meta,
  inUi({ display: 'flex', flexWrap: 'wrap', rowGap: space[4], color: vars.color.textMuted }),
])

export const item = style(
  inUi({
    display: 'inline-flex',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      // The empty alternative text keeps screen readers from reading the slash.
      '&:not(:last-child)::after': { content: '"/" / ""', marginInline: space[8] },
    },
  }),
)

export const link = style(
  inUi({
    textDecoration: 'underline transparent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    transition: `color ${motion.quick} ${motion.easing}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: vars.color.text, textDecorationColor: vars.color.zari } } },
    },
  }),
)

export const current = style(inUi({ color: vars.color.text }))

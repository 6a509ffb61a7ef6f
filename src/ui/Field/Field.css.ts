import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const field = style(inLayer({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 }))

export const label = style([type.small, inLayer({ fontWeight: 500, alignSelf: 'flex-start' })])

export const quiet = style(inLayer({ color: vars.color.quiet, fontWeight: 400 }))

export const hint = style([type.meta, inLayer({ color: vars.color.quiet })])

export const error = style([
  type.meta,
  inLayer({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space[6],
    color: vars.color.critical,
  }),
])

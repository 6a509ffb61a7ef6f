import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const field = style(inUi({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 }))

export const label = style([type.small, inUi({ fontWeight: 500, alignSelf: 'flex-start' })])

export const muted = style(inUi({ color: vars.color.textMuted, fontWeight: 400 }))

export const hint = style([type.meta, inUi({ color: vars.color.textMuted })])

export const error = style([
  type.meta,
  inUi({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space[6],
    color: vars.color.danger,
  }),
])

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const spinner = style(
  inUi({ display: 'inline-flex', flexDirection: 'column', alignItems: 'center', gap: space[16] }),
)

export const icon = style(inUi({ display: 'grid', placeItems: 'center', color: vars.color.accent }))

export const centre = style(inUi({ gridArea: '1 / 1' }))

export const caption = style([type.small, inUi({ color: vars.color.textMuted, textAlign: 'center' })])

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const spinner = style(
  inLayer({ display: 'inline-flex', flexDirection: 'column', alignItems: 'center', gap: space[16] }),
)

export const figure = style(inLayer({ display: 'grid', placeItems: 'center', color: vars.color.accent }))

export const centre = style(inLayer({ gridArea: '1 / 1' }))

export const words = style([type.small, inLayer({ color: vars.color.quiet, textAlign: 'center' })])

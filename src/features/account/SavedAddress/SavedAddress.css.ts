import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { type } from '#theme/type.css.ts'
import { form } from '../form.css.ts'

export const lines = style([
  type.small,
  inFeature({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontStyle: 'normal' }),
])

export const wideForm = style([form, inFeature({ inlineSize: '100%' })])

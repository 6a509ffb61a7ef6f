import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { container, gutter } from '#theme/measures.ts'

export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    paddingInline: gutter,
  }),
)

import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { container, gutter } from '#theme/measures.ts'

/** The content width, for the sections of a page whose pictures are as wide as the window. */
export const column = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    paddingInline: gutter,
  }),
)

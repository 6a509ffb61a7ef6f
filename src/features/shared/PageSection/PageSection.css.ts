import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, space } from '#theme/measures.ts'

export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    paddingInline: gutter,
    '@media': { [above.desktop]: { paddingInline: space[48] } },
  }),
)

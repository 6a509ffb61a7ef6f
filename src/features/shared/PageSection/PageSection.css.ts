import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space } from '#theme/measures.ts'

export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    paddingInline: space[20],
    '@media': { [above.desktop]: { paddingInline: space[48] } },
  }),
)

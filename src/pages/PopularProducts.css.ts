import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** As high as the products, so that the footer does not move when they come. */
export const place = style(
  inFeature({
    minBlockSize: '48rem',
    // What is above ends with a margin of its own.
    marginBlockStart: `-${space[64]}`,
    '@media': {
      [above.wide]: { minBlockSize: '31.5rem' },
      [above.desktop]: { minBlockSize: '37rem', marginBlockStart: `-${space[96]}` },
    },
  }),
)

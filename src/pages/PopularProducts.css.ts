import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** As high as the products, so that the footer does not move when they load. */
export const place = style(
  inFeature({
    minBlockSize: '48rem',
    // Offsets the bottom margin of the content above.
    marginBlockStart: `-${space[64]}`,
    '@media': {
      [above.wide]: { minBlockSize: '31.5rem' },
      [above.desktop]: { minBlockSize: '37rem', marginBlockStart: `-${space[96]}` },
      print: { display: 'none' },
    },
  }),
)

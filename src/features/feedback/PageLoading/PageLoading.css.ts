import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { headerHeight, windowHeight } from '#theme/measures.ts'

/** With header and margin as high as the window, so that the footer is not seen before the page is. */
export const frame = style(
  inFeature({
    display: 'grid',
    placeItems: 'center',
    minHeight: windowHeight(60),
    marginBlockEnd: `calc(${windowHeight(40)} - ${headerHeight})`,
  }),
)

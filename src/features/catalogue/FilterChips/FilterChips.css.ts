import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, gutter, space } from '#theme/measures.ts'

/** One scrolling line on phones, wrapped on wider screens. */
export const row = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    overflowX: 'auto',
    // Space for the focus ring, which the scroll container would clip.
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    scrollPaddingInline: gutter,
    paddingBlock: space[4],
    marginTop: space[12],
    scrollbarWidth: 'none',
    '@media': { [above.wide]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 } },
  }),
)

export const list = style(
  inFeature({
    display: 'flex',
    gap: space[8],
    flex: 'none',
    '@media': { [above.wide]: { flexWrap: 'wrap', flex: '0 1 auto' } },
  }),
)

export const chip = style(inFeature({ whiteSpace: 'nowrap', maxWidth: '20rem' }))

/** Values from the URL may be very long. */
export const label = style(inFeature({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }))

export const clear = style(inFeature({ flex: 'none', marginInlineStart: space[8] }))

import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** One line that scrolls on a phone, as many as it takes where there is room. */
export const row = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    overflowX: 'auto',
    // Room for the focus ring, which the scrolling line would cut.
    marginInline: `calc(-1 * ${space[20]})`,
    paddingInline: space[20],
    paddingBlock: space[4],
    marginTop: space[12],
    scrollbarWidth: 'none',
    '@media': { [above.wide]: { flexWrap: 'wrap', overflow: 'visible' } },
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

/** A value of an address may be a hundred letters long. */
export const words = style(inFeature({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }))

export const clear = style(inFeature({ flex: 'none', marginInlineStart: space[8] }))

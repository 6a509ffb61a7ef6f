import { style } from '@vanilla-extract/css'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: space[16],
    // The sign of the close key, not its room for the thumb, stands on the margin.
    marginInlineEnd: '-0.6875rem',
  }),
)

export const heading = style([type.featuredName, inLayer({ flex: 1, minInlineSize: 0, paddingBlockStart: '0.5rem' })])

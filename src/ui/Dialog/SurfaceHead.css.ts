import { style } from '@vanilla-extract/css'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const head = style(
  inUi({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: space[16],
    // The sign of the close key, not its room for the thumb, stands on the margin.
    marginInlineEnd: '-0.6875rem',
  }),
)

export const heading = style([type.featuredName, inUi({ flex: 1, minInlineSize: 0, paddingBlockStart: '0.5rem' })])

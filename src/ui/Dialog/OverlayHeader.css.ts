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
    // Aligns the close icon, not its touch target, with the margin.
    marginInlineEnd: '-0.6875rem',
  }),
)

export const heading = style([type.featuredName, inUi({ flex: 1, minInlineSize: 0, paddingBlockStart: '0.5rem' })])

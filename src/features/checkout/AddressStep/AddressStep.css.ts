import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const fields = style(
  inFeature({
    display: 'grid',
    gap: space[20],
    alignItems: 'start',
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [above.desktop]: { rowGap: space[28] },
    },
  }),
)

export const whole = style(inFeature({ '@media': { [above.wide]: { gridColumn: 'span 6' } } }))
export const half = style(inFeature({ '@media': { [above.wide]: { gridColumn: 'span 3' } } }))
export const third = style(inFeature({ '@media': { [above.wide]: { gridColumn: 'span 2' } } }))

/** Without words it has no room of its own. */
export const told = style(inFeature({ selectors: { '&:empty': { display: 'none' } } }))

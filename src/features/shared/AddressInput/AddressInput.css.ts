import { style, styleVariants } from '@vanilla-extract/css'
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

/** Columns a field spans, of six. A summary beside the form turns thirds into halves, so that 'Select State' fits. */
export const width = styleVariants({
  whole: spanning(6),
  half: spanning(3),
  third: inFeature({
    '@media': {
      [above.wide]: { gridColumn: 'span 2' },
      [above.desktop]: { gridColumn: 'span 3' },
      [above.spacious]: { gridColumn: 'span 2' },
    },
  }),
  // Beside the last of the thirds where they are halves.
  rest: inFeature({
    '@media': {
      [above.wide]: { gridColumn: 'span 6' },
      [above.desktop]: { gridColumn: 'span 3' },
      [above.spacious]: { gridColumn: 'span 6' },
    },
  }),
})

function spanning(columns: number) {
  return inFeature({ '@media': { [above.wide]: { gridColumn: `span ${columns}` } } })
}

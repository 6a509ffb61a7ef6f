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

/** Columns a field spans, of six. */
export const width = styleVariants({ whole: 6, half: 3, third: 2 }, (columns) =>
  inFeature({ '@media': { [above.wide]: { gridColumn: `span ${columns}` } } }),
)

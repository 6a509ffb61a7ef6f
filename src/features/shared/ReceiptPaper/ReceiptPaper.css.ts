import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const paper = recipe({
  base: inFeature({ alignSelf: 'start', minInlineSize: 0 }),
  variants: {
    place: {
      // Sticky beside longer content.
      beside: inFeature({ '@media': { [above.desktop]: { position: 'sticky', top: '10rem' } } }),
      still: {},
    },
  },
})

export const body = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    padding: `${space[28]} min(${space[24]}, 6.7vw) ${space[32]}`,
    backgroundColor: vars.color.receipt,
    '@media': { print: { paddingInline: 0, backgroundColor: 'transparent' } },
  }),
)

/** The torn edge, which takes no space: what follows keeps its distance from the panel. */
export const edge = style(inFeature({ blockSize: 0, '@media': { print: { display: 'none' } } }))

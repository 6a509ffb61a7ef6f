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

/** With a zigzag lower edge. */
export const body = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    padding: `${space[28]} min(${space[24]}, 6.7vw) ${space[32]}`,
    backgroundColor: vars.color.receipt,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        height: 9,
        backgroundColor: vars.color.receipt,
        maskImage: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)',
        maskSize: '18px 9px',
        maskPosition: '50%',
      },
    },
    '@media': {
      print: { paddingInline: 0, backgroundColor: 'transparent', selectors: { '&::after': { display: 'none' } } },
    },
  }),
)

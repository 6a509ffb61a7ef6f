import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const slip = style(inFeature({ alignSelf: 'start', minInlineSize: 0 }))

/** The lower edge is torn along the loom's temple steps. */
export const body = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gap: space[24],
    padding: `${space[28]} ${space[24]} ${space[32]}`,
    backgroundColor: vars.color.sunken,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        height: 9,
        backgroundColor: vars.color.sunken,
        maskImage: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)',
        maskSize: '18px 9px',
        maskPosition: '50%',
      },
    },
    '@media': {
      [above.desktop]: { paddingInline: space[28] },
      print: { paddingInline: 0, backgroundColor: 'transparent', selectors: { '&::after': { display: 'none' } } },
    },
  }),
)

export const lines = style(inFeature({ display: 'grid', gap: space[16] }))

export const line = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
    gap: space[14],
    breakInside: 'avoid',
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet }))

export const rows = style(
  inFeature({
    display: 'grid',
    gap: space[14],
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.hairline}`,
    breakInside: 'avoid',
  }),
)

export const row = style(inFeature({ display: 'flex', justifyContent: 'space-between', gap: space[24] }))

export const discount = style(inFeature({ color: vars.color.success }))

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }))

export const total = style([
  row,
  inFeature({
    flexWrap: 'wrap',
    alignItems: 'baseline',
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
])

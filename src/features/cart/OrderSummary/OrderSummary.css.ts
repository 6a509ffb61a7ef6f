import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const slip = style(
  inFeature({
    alignSelf: 'start',
    '@media': { [above.desktop]: { position: 'sticky', top: '10rem' } },
  }),
)

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
  }),
)

export const rows = style(inFeature({ display: 'grid', gap: space[16] }))

export const row = style(inFeature({ display: 'flex', justifyContent: 'space-between', gap: space[24] }))

export const note = style(inFeature({ color: vars.color.quiet, textAlign: 'end', maxWidth: '12rem' }))

export const saving = style(inFeature({ color: vars.color.success }))

export const detail = style(inFeature({ color: vars.color.quiet }))

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))

export const total = style([
  row,
  inFeature({ alignItems: 'baseline', paddingTop: space[20], borderTop: `1px solid ${vars.color.hairline}` }),
])

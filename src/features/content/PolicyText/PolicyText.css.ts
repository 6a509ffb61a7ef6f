import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, space } from '#theme/measures.ts'

/** List of sections on the left, text of a readable width beside it. */
export const page = style(
  inFeature({
    display: 'grid',
    gap: space[32],
    paddingTop: space[32],
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: '15rem minmax(0, 42rem)',
        columnGap: space[72],
        rowGap: space[56],
        paddingTop: space[64],
      },
    },
  }),
)

export const head = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    '@media': { [above.desktop]: { gridColumn: 2 } },
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))
export const summary = style(inFeature({ color: vars.color.accent, textWrap: 'balance', marginBlock: space[8] }))

export const highlights = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', gap: `${space[12]} ${space[32]}`, paddingTop: space[8] }),
)
export const highlight = style(inFeature({ display: 'flex', alignItems: 'center', gap: space[8] }))
export const tick = style(inFeature({ color: vars.color.success }))

export const contents = style(
  inFeature({
    alignSelf: 'start',
    '@media': {
      [above.desktop]: { position: 'sticky', top: '10rem', gridColumn: 1, gridRow: 2 },
      // Where it would not fit below the header it scrolls with the page.
      'screen and (max-height: 48rem)': { position: 'static' },
      print: { display: 'none' },
    },
  }),
)

export const contentsLink = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)

export const body = style(
  inFeature({
    display: 'grid',
    gap: space[40],
    '@media': { [above.desktop]: { gridColumn: 2, gridRow: 2, gap: space[48] } },
  }),
)

export const section = style(
  inFeature({ display: 'grid', gap: space[12], breakInside: 'avoid-page', textWrap: 'pretty' }),
)

export const list = style(
  inFeature({
    display: 'grid',
    gap: space[8],
    paddingInlineStart: space[24],
    listStyle: 'disc',
    selectors: { '&[data-ordered]': { listStyle: 'decimal' } },
  }),
)

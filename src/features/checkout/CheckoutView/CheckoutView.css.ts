import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, headerHeight, space, windowHeight } from '#theme/measures.ts'

/** At least as high as the window in every step, so that the footer never moves in view. */
export const frame = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    alignContent: 'start',
    minHeight: `calc(${windowHeight(100)} - ${headerHeight})`,
    paddingBlock: `${space[32]} ${space[64]}`,
    '@media': {
      [above.desktop]: { gap: space[40], paddingBlock: `${space[56]} ${space[96]}` },
      print: { minHeight: 0, padding: 0 },
    },
  }),
)

export const head = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    '@media': { [above.desktop]: { gap: space[28] }, print: { display: 'none' } },
  }),
)

export const title = style(inFeature({ overflowWrap: 'break-word' }))

/** Shown where the order summary is below the form. */
export const total = style(
  inFeature({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[12],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [above.desktop]: { display: 'none' } },
  }),
)

export const waiting = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '24rem' }))

export const columns = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[48],
    '@media': { [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: space[72] } },
  }),
)

// One centred column for the confirmation with its receipt.
globalStyle(
  `${frame}:has([data-order-receipt]) > :is(${head}, ${waiting}, ${columns})`,
  inFeature({ '@media': { screen: { inlineSize: '100%', maxInlineSize: '40rem', marginInline: 'auto' } } }),
)
globalStyle(
  `${frame}:has([data-order-receipt]) > ${columns}`,
  inFeature({ '@media': { screen: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[56] } } }),
)

import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { largeText, space } from '#theme/measures.ts'

const pictureWidth = createVar()

export const lines = style(inFeature({ display: 'grid', gap: space[16], containerType: 'inline-size' }))

/**
 * Picture, name and price side by side as long as the words of a name fit; the price goes below the name first. The picture
 * is small beside a form, so that the total is in the window; in the receipt it is larger where names have room beside it.
 */
export const line = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: `${space[6]} ${space[14]}`,
    breakInside: 'avoid',
    vars: { [pictureWidth]: '72px' },
    '@container': {
      '(min-inline-size: 14rem)': {
        gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
        gridTemplateRows: 'auto 1fr',
      },
      '(min-inline-size: 20rem)': {
        gridTemplateColumns: `${pictureWidth} minmax(0, 1fr) auto`,
        gridTemplateRows: 'auto',
      },
      '(min-inline-size: 26rem)': { selectors: { '[data-order-receipt] &': { vars: { [pictureWidth]: '96px' } } } },
    },
  }),
)

export const picture = style(inFeature({ inlineSize: pictureWidth, gridRow: '1 / -1', alignSelf: 'start' }))

// In Daylight the ground of a missing picture is the colour of the paper.
globalStyle(`${picture} svg`, inFeature({ backgroundColor: vars.color.page }))

export const name = style(inFeature({ textWrap: 'balance' }))

export const muted = style(inFeature({ color: vars.color.textMuted }))

/** Note that a product cannot be ordered or its price has changed. */
export const mark = style(inFeature({ color: vars.color.warning }))

export const rows = style(
  inFeature({
    display: 'grid',
    gap: space[14],
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
    breakInside: 'avoid',
  }),
)

/** A long amount, or one of large text, wraps to a line of its own, and ends where the others do. */
export const row = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[24] }),
)

export const discount = style(inFeature({ color: vars.color.success }))

export const amount = style(
  inFeature({
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
)

// In the column of the other amounts, also below a name.
globalStyle(`${line} > ${amount}`, inFeature({ justifySelf: 'end' }))

export const total = style([
  row,
  inFeature({
    alignItems: 'baseline',
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
  }),
])

// Eight digits of large text are wider than a phone.
globalStyle(`${total} > ${amount}`, inFeature({ '@media': { [largeText]: { fontSize: 'min(1.75rem, 9vw)' } } }))

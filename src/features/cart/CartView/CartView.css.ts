import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'

/** As high as the window whatever the cart holds, so that the footer never moves within view. */
export const frame = style(inFeature({ minHeight: windowHeight(92) }))

export const view = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    paddingTop: space[32],
    '@media': { [above.desktop]: { paddingTop: space[56], gap: space[40] } },
  }),
)

/** A row of its own among the links of the empty cart, which it does not widen. */
export const removal = style(
  inFeature({
    flex: '1 0 100%',
    gridColumn: '1 / -1',
    textAlign: 'start',
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const notice = style(inFeature({ paddingTop: space[24], selectors: { '&:empty': { paddingTop: 0 } } }))

/** Until the cart is read, one of these two is shown, chosen by the document's inline script. */
export const shownIfEmpty = style(
  inFeature({ display: 'none', selectors: { 'html[data-cart="empty"] &': { display: 'block' } } }),
)

export const loading = style([view, inFeature({ selectors: { 'html[data-cart="empty"] &': { display: 'none' } } })])

export const columns = style(
  inFeature({
    display: 'grid',
    gap: space[40],
    '@media': { [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: space[72] } },
  }),
)

/** Where the first line will be. */
export const line = style(
  inFeature({
    display: 'flex',
    gap: space[16],
    alignItems: 'start',
    paddingBlock: space[24],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
    '@media': { [above.wide]: { gap: space[24] } },
  }),
)

export const picture = style(
  inFeature({
    position: 'relative',
    flex: 'none',
    inlineSize: '96px',
    '@media': { [above.wide]: { inlineSize: '144px' } },
  }),
)

export const earlyPicture = style(
  inFeature({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.picture.filter,
    selectors: { '&:not([src])': { display: 'none' } },
  }),
)

const named = '[data-early-line="named"] &'

export const name = style(inFeature({ inlineSize: 'min(60%, 18rem)', selectors: { [named]: { display: 'none' } } }))

export const earlyName = style(
  inFeature({
    display: 'none',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { [named]: { display: 'block' } },
  }),
)

export const summary = style(inFeature({ minBlockSize: '20rem' }))

// The buttons of an empty state are as wide as the widest; a link is as wide as its text.
export const orders = style(inFeature({ justifySelf: 'center' }))

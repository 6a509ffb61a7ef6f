import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import {
  above,
  container,
  forcedColours,
  gutter,
  headerRows,
  motion,
  scrollPadding,
  space,
  tall,
} from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Somebody is signed in, as the document knows before it is hydrated. */
const expected = ':root[data-account]'

export const header = style(
  inFeature({
    position: 'relative',
    top: 0,
    zIndex: 20,
    backgroundColor: vars.color.page,
    transition: `box-shadow ${motion.calm} ${motion.easing}`,
    selectors: { '&[data-lifted]': { boxShadow: `0 6px 16px -8px ${vars.color.overlay}` } },
    '@media': { [tall]: { position: 'sticky' }, print: { display: 'none' } },
  }),
)

// Undoes the scroll padding for anchors: otherwise tabbing into the header would scroll the page.
globalStyle(`${header} *`, inFeature({ scrollMarginTop: `calc(-1 * ${scrollPadding})` }))

// On phones what is in a row does not grow with the text size: search and cart have to stay in the window.
const row = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': { [above.desktop]: { paddingInline: space[48] } },
})

export const top = style([
  row,
  inFeature({
    display: 'grid',
    gridTemplateAreas: '"menu logo search account"',
    gridTemplateColumns: '44px auto 44px auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: headerRows.only,
    '@media': {
      [above.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto' },
      [above.desktop]: {
        gridTemplateAreas: '"search logo account"',
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        minHeight: headerRows.top,
      },
    },
  }),
])

export const menu = style(
  inFeature({ gridArea: 'menu', '@media': { [above.desktop]: { gridArea: 'search', alignSelf: 'start' } } }),
)

// Only the button is positioned: its panel spans the full width below the header.
globalStyle(
  `${menu} > div > a`,
  inFeature({
    '@media': {
      [above.desktop]: {
        position: 'absolute',
        zIndex: 1,
        // Level with the links.
        insetBlockStart: `calc(${headerRows.top} + 2px)`,
      },
    },
  }),
)

export const search = style(inFeature({ gridArea: 'search' }))

export const logo = style(
  inFeature({
    gridArea: 'logo',
    display: 'inline-flex',
    paddingBlock: space[4],
    '@media': {
      // Centred in the window, not in the remaining space.
      [above.wide]: { position: 'relative', insetInlineStart: '1.375rem' },
      [above.desktop]: { position: 'static' },
    },
  }),
)

/** The flower above the name on small screens. */
export const mark = style(
  inFeature({
    flexDirection: 'column',
    gap: 1,
    '@media': { [above.desktop]: { flexDirection: 'row', gap: space[16] } },
  }),
)

globalStyle(`${mark} svg`, inFeature({ width: 34, height: 'auto', '@media': { [above.desktop]: { width: 46 } } }))
globalStyle(
  `${mark} svg + *`,
  inFeature({ fontSize: 'min(1.3125rem, 6vw)', '@media': { [above.desktop]: { fontSize: '1.6875rem' } } }),
)

export const account = style(
  inFeature({
    gridArea: 'account',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minWidth: 0,
    '@media': { [above.desktop]: { gap: space[8] } },
  }),
)

export const accountLink = style([
  type.small,
  inFeature({
    display: 'none',
    padding: `${space[12]} ${space[8]}`,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { color: vars.color.accent } },
    '@media': { [above.desktop]: { display: 'inline-block' } },
  }),
])

/** Sign In and Sign Up. */
export const entry = style(
  inFeature({
    display: 'flex',
    '@media': { [above.desktop]: { gap: space[8] } },
    selectors: {
      // Not shown for a moment to someone who is signed in.
      [`${expected} &`]: { visibility: 'hidden' },
    },
  }),
)

export const greeting = style([
  type.small,
  inFeature({
    display: 'none',
    padding: `${space[12]} ${space[8]}`,
    maxWidth: '11rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.accent } },
    '@media': { [above.desktop]: { display: 'block' } },
  }),
])

export const nav = style([
  row,
  inFeature({
    display: 'none',
    '@media': {
      [above.desktop]: {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: headerRows.links,
        selectors: {
          // A line as wide as the content, not the window.
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlockStart: 0,
            insetInline: space[48],
            height: 1,
            backgroundColor: vars.color.borderSubtle,
          },
        },
      },
    },
  }),
])

export const links = style(inFeature({ display: 'flex', gap: space[40] }))

const navLink = inFeature({
  display: 'inline-block',
  paddingBlock: space[6],
  marginBlock: space[6],
  whiteSpace: 'nowrap',
  borderBottom: '1px solid transparent',
})

export const link = style([
  type.small,
  navLink,
  inFeature({
    selectors: {
      '&:hover': { color: vars.color.accent },
      '&[aria-current="page"]': { color: vars.color.accent, borderBottomColor: vars.color.accent },
    },
    // A transparent border is painted there.
    '@media': {
      [forcedColours]: {
        selectors: {
          '&:not([aria-current="page"])': { borderBottomColor: 'Canvas' },
          '&[aria-current="page"]': { borderBottomColor: 'Highlight' },
        },
      },
    },
  }),
])

export const newArrivals = style([
  type.small,
  navLink,
  inFeature({
    position: 'absolute',
    right: space[48],
    color: vars.color.accent,
    '@media': { [forcedColours]: { borderBottomColor: 'Canvas' } },
  }),
])

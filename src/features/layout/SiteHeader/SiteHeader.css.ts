import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import {
  above,
  canHover,
  container,
  forcedColours,
  gutter,
  headerRows,
  hiddenHeader,
  iconUnit,
  motion,
  scrollPadding,
  space,
  tall,
} from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { topBorder } from '../topBorder.ts'

/** Where the header is sticky and has two rows. */
const collapses = `${above.desktop} and (min-height: 25rem)`

const duration = `160ms ${motion.easing}`

/** Someone is signed in: set on the document before hydration. */
const expected = ':root[data-account]'

/**
 * On desktops only its lower end is sticky, so that the page does not move when it collapses: the links are scrolled to the
 * top of the window, and then the row above takes their place.
 */
export const header = style(
  inFeature({
    vars: { [iconUnit]: '1px' },
    position: 'relative',
    top: 0,
    zIndex: 20,
    backgroundColor: vars.color.page,
    transition: `box-shadow ${motion.calm} ${motion.easing}`,
    selectors: { '&[data-lifted]': { boxShadow: `0 1px ${vars.color.borderSubtle}` } },
    '@media': {
      [tall]: { position: 'sticky' },
      [above.desktop]: { vars: { [iconUnit]: '0.0625rem' } },
      [collapses]: { top: `calc(-1 * ${hiddenHeader})` },
      print: { display: 'none' },
    },
  }),
)

// Undoes the scroll padding for anchors: otherwise tabbing into the header would scroll the page.
globalStyle(`${header} *`, inFeature({ scrollMarginTop: `calc(-1 * ${scrollPadding})` }))

// On phones the contents of a row do not grow with the text size: search and cart have to stay in the window.
const row = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: gutter,
})

export const top = style([
  row,
  inFeature({
    display: 'grid',
    gridTemplateAreas: '"menu search logo account"',
    gridTemplateColumns: '44px 44px minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: headerRows.only,
    '@media': {
      [above.wide]: { gridTemplateColumns: '44px minmax(0, 1fr) auto minmax(0, 1fr)' },
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
      [collapses]: { transition: `transform ${duration}` },
    },
  }),
)

/** How far the upper row moves to replace the links: from its middle to the middle of the visible part. */
const down = `calc((${headerRows.top} + ${headerRows.links}) / 2 - 5px)`
const collapsed = `${header}[data-collapsed] &`

/** Moves a part of the upper row; `aside`: past the menu button. */
function moving(aside = '0px'): StyleRule {
  return {
    transition: `transform ${duration}, opacity ${duration}`,
    selectors: { [collapsed]: { transform: `translate(${aside}, ${down})` } },
  }
}

/** Width of the menu button with its label. */
const menuWidth = '7rem'

export const search = style(
  inFeature({
    gridArea: 'search',
    '@media': { [collapses]: moving(menuWidth) },
  }),
)

// Keeps clear of the logo.
globalStyle(
  `${header}[data-collapsed] ${search}`,
  inFeature({ '@media': { [collapses]: { maxInlineSize: `calc(100% - ${menuWidth} - ${space[16]})` } } }),
)
globalStyle(
  `${header}[data-collapsed] ${menu} > div > a`,
  inFeature({ '@media': { [collapses]: { transform: 'translateY(-5px)' } } }),
)

// A browser also scrolls the page, at each key, to keep the caret of a sticky field clear of the scroll padding.
globalStyle(`:root:has(${search} input:focus)`, inFeature({ scrollPaddingTop: 0 }))

export const logo = style(
  inFeature({
    gridArea: 'logo',
    justifySelf: 'center',
    display: 'inline-flex',
    maxInlineSize: '100%',
    paddingBlock: space[4],
    // Centred in the window, not in the remaining space.
    position: 'relative',
    insetInlineStart: '2.5px',
    '@media': {
      [above.wide]: { insetInlineStart: '-1.375rem' },
      [above.desktop]: { position: 'static' },
      [collapses]: moving(),
    },
  }),
)

/** The flower above the name on small screens. */
export const mark = style(
  inFeature({
    flexDirection: 'column',
    maxInlineSize: '100%',
    gap: 1,
    '@media': { [above.desktop]: { flexDirection: 'row', gap: space[16] } },
  }),
)

globalStyle(`${mark} svg`, inFeature({ width: 34, height: 'auto', '@media': { [above.desktop]: { width: 46 } } }))
globalStyle(
  `${mark} svg + *`,
  inFeature({
    // A long name is cut where the touch targets beside it have their icons.
    maxInlineSize: 'calc(100% + 20px)',
    overflowX: 'clip',
    textOverflow: 'ellipsis',
    fontSize: 'min(1.0625rem, 5.3vw)',
    '@media': { [above.wide]: { fontSize: '1.3125rem' }, [above.desktop]: { fontSize: '1.6875rem' } },
  }),
)

export const account = style(
  inFeature({
    gridArea: 'account',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // In px, as the row is: growing with the text, it would push the name over the search.
    gap: 8,
    minWidth: 0,
    // Aligns the icon, not the touch target, with the margin.
    marginInlineEnd: -11,
    '@media': { [collapses]: moving() },
  }),
)

export const accountLink = style([
  type.small,
  inFeature({
    display: 'none',
    padding: `${space[12]} ${space[8]}`,
    whiteSpace: 'nowrap',
    '@media': {
      [above.desktop]: { display: 'inline-block' },
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    },
  }),
])

/** Sign In and Sign Up. */
export const entry = style(
  inFeature({
    display: 'flex',
    '@media': { [above.desktop]: { gap: space[8] } },
    selectors: {
      // No flash of these links for someone who is signed in.
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
    '@media': {
      [above.desktop]: { display: 'block' },
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    },
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
          '&::before': topBorder,
        },
      },
      [collapses]: {
        transition: `opacity ${duration}`,
        selectors: {
          [collapsed]: { opacity: 0, pointerEvents: 'none' },
          [`${header}[data-collapsed] &:focus-within`]: { opacity: 1, pointerEvents: 'auto' },
        },
      },
    },
  }),
])

// The Tab key still reaches the hidden links: focused, they replace the upper row again.
globalStyle(
  `${header}[data-collapsed]:has(${nav}:focus-within) :is(${search}, ${logo}, ${account})`,
  inFeature({ '@media': { [collapses]: { opacity: 0, pointerEvents: 'none' } } }),
)

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
      '&[aria-current="page"]': { color: vars.color.accent, borderBottomColor: vars.color.accent },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
      // Forced colours paint a transparent border.
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
    right: gutter,
    color: vars.color.accent,
    '@media': {
      [canHover]: { selectors: { '&:hover': { borderBottomColor: vars.color.accent } } },
      [forcedColours]: { borderBottomColor: 'Canvas' },
    },
  }),
])

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Heights of the two rows. Neither gives way while a page scrolls: what stands in them would be seen to jump. */
const rowHeight = { top: '5.25rem', links: '3rem' } as const

export const header = style(
  inFeature({
    position: 'sticky',
    top: 0,
    zIndex: 20,
    backgroundColor: vars.color.page,
    transition: `box-shadow ${motion.calm} ${motion.easing}`,
    selectors: { '&[data-lifted]': { boxShadow: `0 6px 16px -8px ${vars.color.veil}` } },
  }),
)

// It sticks within the room that anchors keep free of it: without this a Tab into it would scroll the page.
globalStyle(`${header} *`, inFeature({ scrollMarginTop: '-5rem' }))

const row = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: space[20],
  '@media': { [above.desktop]: { paddingInline: space[48] } },
})

export const top = style([
  row,
  inFeature({
    display: 'grid',
    gridTemplateAreas: '"menu logo search account"',
    gridTemplateColumns: 'minmax(2.75rem, 5.5rem) auto 2.75rem auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '3.75rem',
    selectors: { '&[data-signed-in]': { gridTemplateColumns: '2.75rem auto 2.75rem auto' } },
    '@media': {
      [above.wide]: {
        selectors: { '&, &[data-signed-in]': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto' } },
      },
      [above.desktop]: {
        gridTemplateAreas: '"search logo account"',
        minHeight: rowHeight.top,
        selectors: {
          '&, &[data-signed-in]': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
        },
      },
    },
  }),
])

export const menu = style(
  inFeature({ gridArea: 'menu', '@media': { [above.desktop]: { gridArea: 'search', alignSelf: 'start' } } }),
)

// The button alone is placed: its panel reaches from edge to edge under the whole header.
globalStyle(
  `${menu} > div > a`,
  inFeature({
    '@media': {
      [above.desktop]: {
        position: 'absolute',
        zIndex: 1,
        // At the beginning of the links.
        insetBlockStart: `calc(${rowHeight.top} + 2px)`,
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
      // In the middle of the window, not of what the bag leaves.
      [above.wide]: { position: 'relative', insetInlineStart: '1.375rem' },
      [above.desktop]: { position: 'static' },
    },
  }),
)

/** The flower over the name where room is short. */
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
  inFeature({ fontSize: '1.3125rem', '@media': { [above.desktop]: { fontSize: '1.6875rem' } } }),
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

export const greeting = style([
  type.small,
  inFeature({
    display: 'none',
    maxWidth: '11rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.quiet,
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
        minHeight: rowHeight.links,
        selectors: {
          // A hairline as wide as the words, not as the window.
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlockStart: 0,
            insetInline: space[48],
            height: 1,
            backgroundColor: vars.color.hairline,
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
  }),
])

export const newArrivals = style([
  type.small,
  navLink,
  inFeature({ position: 'absolute', right: space[48], color: vars.color.accent }),
])

import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Devices with hover get a bar of buttons, touch devices a bag icon in the corner. */
const pointer = `${above.desktop} and ${canHover}`
const fade = `${motion.calm} ${motion.easing}`

const base = style({})
const gridCard = style({})

/** In a grid the card uses its rows as a subgrid, a large one a column; in a list it has its own columns. */
export const card = recipe({
  base: [base, inFeature({ position: 'relative', display: 'grid', minWidth: 0, rowGap: space[4] })],
  variants: {
    variant: {
      default: inGrid(),
      featured: [
        ...inGrid(),
        inFeature({
          '@media': {
            [above.wide]: { gridTemplateRows: 'repeat(6, auto)', alignContent: 'start' },
            // The second is the strip, which takes what the rows of the cards beside it leave.
            [above.desktop]: { gridTemplateRows: 'auto minmax(4rem, 1fr) repeat(5, auto)' },
          },
        }),
      ],
      compact: inGrid(),
      list: inFeature({
        gridTemplateColumns: 'min(7.5rem, 33.4vw) minmax(0, 1fr)',
        gridTemplateRows: 'repeat(5, auto) 1fr',
        columnGap: space[16],
        alignContent: 'start',
        '@media': {
          [above.wide]: { gridTemplateColumns: '12.5rem minmax(0, 1fr) auto', columnGap: space[28], rowGap: space[8] },
        },
      }),
    },
  },
})

function inGrid() {
  return [
    gridCard,
    inFeature({
      gridRow: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      '@media': {
        [below.wide]: { rowGap: space[2] },
        // The second is as wide as the rating.
        [above.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[8] },
      },
    }),
  ]
}
globalStyle(`${gridCard} > *`, inFeature({ gridColumn: '1 / -1' }))

/** The first row of a card in a grid. */
const firstRow = { gridRow: 1, marginBottom: space[6] } as const

export const frame = recipe({
  base: inFeature({ position: 'relative' }),
  variants: {
    variant: {
      default: inFeature(firstRow),
      compact: inFeature(firstRow),
      featured: inFeature({ ...firstRow, '@media': { [above.desktop]: { marginBottom: space[12] } } }),
      list: inFeature({ gridColumn: 1, gridRow: '1 / -1', marginBottom: 0, alignSelf: 'start' }),
    },
  },
})

/** Three quarters of a card, at every width: taller where it is narrow and the lines below are many for their length. */
const tall = inFeature({ aspectRatio: '2 / 3', '@media': { [above.desktop]: { aspectRatio: '3 / 4' } } })

export const picture = recipe({
  variants: {
    variant: {
      default: tall,
      compact: tall,
      list: inFeature({ aspectRatio: '4 / 5' }),
      featured: inFeature({
        aspectRatio: '4 / 5',
        '@media': {
          [above.wide]: { aspectRatio: '5 / 8' },
          [above.desktop]: { aspectRatio: '3 / 4' },
          [above.spacious]: { aspectRatio: '4 / 5' },
        },
      }),
    },
  },
})

/** Below the picture of a large card: its lines then end level with those of the lower card beside it. */
export const strip = style(
  inFeature({
    display: 'none',
    '@media': {
      [above.desktop]: { display: 'block', gridRow: 2, blockSize: `calc(100% - ${space[8]})`, aspectRatio: 'auto' },
    },
  }),
)

/** Over the first picture, shown on hover. */
export const second = style(
  inFeature({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    backgroundColor: 'transparent',
    opacity: 0,
    transition: `opacity ${fade}`,
    selectors: { [`${base}:hover &`]: { opacity: 1 } },
  }),
)

const badgeRow = style(
  inFeature({ position: 'absolute', top: 0, left: 0, display: 'flex', flexWrap: 'wrap', pointerEvents: 'none' }),
)

/** Clear of the heart, which is not on the picture in a list. */
const besideHeart = inFeature({ right: 44 })

export const badges = recipe({
  base: badgeRow,
  variants: {
    variant: { default: besideHeart, compact: besideHeart, featured: besideHeart, list: inFeature({ right: 0 }) },
  },
})

// On phones two badges would cover the cloth, or lie below each other.
globalStyle(`${badgeRow} > :nth-child(2)`, inFeature({ '@media': { [below.wide]: { display: 'none' } } }))
// Text of twice the size leaves a badge less room than its word takes.
globalStyle(`${badgeRow} > *`, inFeature({ maxInlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' }))

export const heart = style(inFeature({ position: 'absolute', zIndex: 2, top: space[4], right: space[4] }))

export const bar = style(
  inFeature({
    position: 'absolute',
    zIndex: 2,
    right: space[4],
    bottom: space[4],
    display: 'flex',
    '@media': {
      [pointer]: {
        insetInline: '10px',
        bottom: '10px',
        height: space[48],
        backgroundColor: vars.color.page,
        opacity: 0,
        transform: `translateY(${space[8]})`,
        transition: `opacity 160ms ${motion.easing}, transform 160ms ${motion.easing}`,
        selectors: { [`${base}:hover &, ${base}:focus-within &`]: { opacity: 1, transform: 'none' } },
      },
    },
  }),
)

const button = inFeature({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  color: vars.color.text,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.accent } } } },
})

export const add = style([
  button,
  inFeature({
    position: 'relative',
    width: '2.75rem',
    height: '2.75rem',
    isolation: 'isolate',
    selectors: {
      // 36 px visible, touch target of 44 px.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 4,
        borderRadius: '50%',
        backgroundColor: vars.color.page,
      },
      '&:disabled': { color: vars.color.border },
    },
    '@media': {
      [pointer]: {
        flex: 1,
        height: '100%',
        selectors: { '&::before': { display: 'none' } },
      },
    },
  }),
])

export const addLabel = style(inFeature({ display: 'none', '@media': { [pointer]: { display: 'inline' } } }))

/** Not on touch devices, where the card itself opens the product. */
export const view = style([
  button,
  inFeature({
    display: 'none',
    '@media': {
      [pointer]: {
        display: 'inline-flex',
        width: '3.25rem',
        borderInlineStart: `1px solid ${vars.color.borderSubtle}`,
      },
    },
  }),
])

/** From tablets on: the category, and the rating of `priceRow` at its end. */
const topLine = inFeature({
  display: 'none',
  '@media': { [above.wide]: { display: 'block', gridRow: 2, gridColumn: 1 } },
})

export const meta = recipe({
  base: inFeature({ minHeight: '1.25rem', minWidth: 0 }),
  variants: {
    variant: {
      default: topLine,
      featured: [topLine, inFeature({ '@media': { [above.desktop]: { gridRow: 3 } } })],
      compact: {},
      list: inFeature({
        display: 'flex',
        gap: space[4],
        order: 1,
        flexWrap: 'wrap',
        columnGap: space[16],
        gridColumn: 2,
      }),
    },
  },
})

/** A little closer on tablets, where the longest category has the least room beside the rating. */
export const category = style(
  inFeature({
    display: 'none',
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [above.wide]: { display: 'block', fontSize: '0.78125rem', letterSpacing: 0 },
      [above.desktop]: { fontSize: '0.8125rem', letterSpacing: '0.02em' },
    },
  }),
)

const cardName = [
  type.cardName,
  inFeature({ '@media': { [below.wide]: { fontSize: '0.96875rem', lineHeight: 1.1613 } } }),
]

export const name = recipe({
  variants: {
    variant: {
      default: cardName,
      compact: cardName,
      featured: type.featuredName,
      list: [type.tileName, inFeature({ gridColumn: 2 })],
    },
  },
})

export const link = style(
  inFeature({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.peacock}`, outlineOffset: space[4] },
    },
  }),
)

/** For the query below, which knows how many letters fit. */
export const nameBox = style(inFeature({ display: 'block', containerType: 'inline-size' }))

/** Two lines at most, three in the narrow cards of phones and tablets, unless the text is so large that few letters fit. */
export const nameText = style(
  inFeature({
    display: 'block',
    selectors: {
      [`${base}:hover &`]: {
        textDecoration: 'underline',
        textDecorationColor: vars.color.zari,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
      },
    },
    '@container': {
      '(min-inline-size: 7.5em)': {
        display: '-webkit-box',
        overflow: 'hidden',
        // oxlint-disable-next-line typescript/no-deprecated -- the standard property cuts lines in no browser yet
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        '@media': { [below.desktop]: { WebkitLineClamp: 3 } },
      },
    },
  }),
)

/** Not on phones. */
export const description = recipe({
  base: inFeature({
    color: vars.color.textMuted,
    display: 'none',
    maxWidth: '40rem',
    '@media': { [above.wide]: { display: 'block' } },
  }),
  variants: { variant: { default: {}, compact: {}, featured: {}, list: inFeature({ order: 2, gridColumn: 2 }) } },
})

const amounts = style({})
globalStyle(`${amounts} > *`, inFeature({ '@media': { [below.wide]: { lineHeight: 1.25 } } }))
globalStyle(`${amounts} > :nth-child(n + 2)`, inFeature({ '@media': { [below.wide]: { fontSize: '0.8125rem' } } }))

/** The saving begins a line of its own on phones: beside the amounts it would fit in one font and not in its fallback. */
export const reduced = style(
  inFeature({
    '@media': { [below.wide]: { selectors: { '&::before': { content: '', order: 1, flexBasis: '100%' } } } },
  }),
)
globalStyle(`${reduced} > ${amounts} > :nth-child(3)`, inFeature({ '@media': { [below.wide]: { order: 2 } } }))

/**
 * On phones one line, or two: price and original price, then the saving, and the rating at the end. From tablets on the rating
 * is beside the category.
 */
export const priceRow = recipe({
  base: inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    // A line keeps its height in a row of two.
    alignContent: 'start',
    columnGap: space[6],
  }),
  variants: {
    variant: {
      default: inFeature({ '@media': { [above.wide]: { display: 'contents' } } }),
      compact: {},
      featured: inFeature({ '@media': { [above.wide]: { display: 'contents' } } }),
      list: inFeature({ display: 'contents' }),
    },
  },
})

/** In that row. The star begins it, which is no letter to align by. */
const smallRating = inFeature({
  alignSelf: 'center',
  '@media': {
    [below.wide]: {
      order: 2,
      marginInlineStart: 'auto',
      columnGap: space[4],
      fontSize: '0.8125rem',
      lineHeight: 1.25,
    },
    [above.wide]: { gridRow: 2, gridColumn: 2 },
  },
})

export const rating = recipe({
  variants: {
    variant: {
      default: smallRating,
      compact: {},
      featured: [smallRating, inFeature({ '@media': { [above.desktop]: { gridRow: 3 } } })],
      list: {},
    },
  },
})

export const price = recipe({
  base: [amounts, inFeature({ '@media': { [below.wide]: { columnGap: space[6], rowGap: 0 } } })],
  variants: {
    variant: {
      default: inFeature({ gridColumn: '1 / -1', '@media': { [below.wide]: { display: 'contents' } } }),
      compact: inFeature({ '@media': { [below.wide]: { display: 'contents' } } }),
      featured: inFeature({ gridColumn: '1 / -1' }),
      list: inFeature({ order: 3, gridColumn: 2 }),
    },
  },
})
/** One line, in the smallest size where it has the width of a phone's card. */
export const stock = style([
  type.caption,
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    color: vars.color.textMuted,
    '@media': { [below.wide]: { columnGap: space[6], fontSize: '0.71875rem', lineHeight: 1.3914, letterSpacing: 0 } },
  }),
])

export const stockState = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    selectors: {
      '&[data-availability="out-of-stock"]': { color: vars.color.danger },
      '&[data-availability="pre-order"]': { color: vars.color.gold },
    },
  }),
)

/** Green says little, so the sign alone has it. */
globalStyle(`${stockState}[data-availability="in-stock"] > svg`, inFeature({ color: vars.color.success }))

export const delivery = style(inFeature({ minWidth: 0, overflowWrap: 'anywhere' }))

/** Above the link that covers the card. */
export const addButton = style(inFeature({ position: 'relative', zIndex: 2, inlineSize: '100%', marginTop: space[12] }))

/** The buttons of a card in a list: their own column on wide screens. */
export const listActions = style(
  inFeature({
    position: 'relative',
    zIndex: 2,
    order: 5,
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    paddingTop: space[8],
    '@media': {
      [above.wide]: {
        gridColumn: 3,
        gridRow: '1 / -1',
        flexDirection: 'column',
        alignItems: 'stretch',
        paddingTop: 0,
        minWidth: '9.5rem',
      },
    },
  }),
)

/** Not on phones, where the card itself opens the product. */
export const listView = style(inFeature({ '@media': { [below.wide]: { display: 'none' } } }))

globalStyle(`${listActions} > *`, inFeature({ maxInlineSize: '100%', whiteSpace: 'normal' }))

import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Devices with hover get a bar of buttons, touch devices a bag icon in the corner. */
const pointer = `${above.desktop} and ${canHover}`
const fade = `${motion.calm} ${motion.easing}`

const base = style({})

/** In a grid the card uses its rows as a subgrid; in a list it has its own columns. */
export const card = recipe({
  base: [base, inFeature({ position: 'relative', display: 'grid', minWidth: 0, rowGap: space[4] })],
  variants: {
    variant: {
      default: inGrid(),
      featured: inGrid(),
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
  return inFeature({ gridRow: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid' })
}

export const frame = recipe({
  base: inFeature({ position: 'relative', marginBottom: space[8] }),
  variants: {
    variant: {
      default: {},
      compact: {},
      // As high as two rows of cards: all lines of the upper card, and the picture of the lower.
      featured: inFeature({ '@media': { [above.wide]: { gridRow: 'span 7' } } }),
      list: inFeature({ gridColumn: 1, gridRow: '1 / -1', marginBottom: 0, alignSelf: 'start' }),
    },
  },
})

export const picture = recipe({
  variants: {
    variant: {
      default: {},
      compact: {},
      list: {},
      featured: inFeature({
        '@media': { [above.wide]: { position: 'absolute', inset: 0, width: '100%', height: '100%' } },
      }),
    },
  },
})

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

export const badges = style(
  inFeature({
    position: 'absolute',
    top: 0,
    left: 0,
    right: 56,
    display: 'flex',
    flexWrap: 'wrap',
    pointerEvents: 'none',
  }),
)

// Text of twice the size leaves a badge less room than its word takes.
globalStyle(`${badges} > *`, inFeature({ maxInlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' }))

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
      '&:disabled': { opacity: 0.45 },
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

export const meta = recipe({
  base: inFeature({ display: 'flex', gap: space[8], minHeight: '1.25rem' }),
  variants: {
    variant: {
      default: inFeature({ justifyContent: 'space-between' }),
      featured: inFeature({ justifyContent: 'space-between' }),
      compact: {},
      list: inFeature({ order: 1, flexWrap: 'wrap', columnGap: space[16], gridColumn: 2 }),
    },
  },
})

export const category = style(
  inFeature({
    display: 'none',
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [above.wide]: { display: 'block' } },
  }),
)

export const name = recipe({
  variants: {
    variant: {
      default: type.cardName,
      compact: type.cardName,
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
      [`${base}:hover &`]: {
        textDecoration: 'underline',
        textDecorationColor: vars.color.zari,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
      },
    },
  }),
)

/** Not on phones. */
export const description = style(
  inFeature({
    order: 2,
    gridColumn: 2,
    color: vars.color.textMuted,
    display: 'none',
    maxWidth: '40rem',
    '@media': { [above.wide]: { display: 'block' } },
  }),
)

export const price = recipe({
  variants: {
    variant: { default: {}, compact: {}, featured: {}, list: inFeature({ order: 3, gridColumn: 2 }) },
  },
})

export const stock = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], color: vars.color.textMuted }),
)

export const stockState = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    selectors: {
      '&[data-availability="in-stock"]': { color: vars.color.success },
      '&[data-availability="out-of-stock"]': { color: vars.color.danger },
      '&[data-availability="pre-order"]': { color: vars.color.gold },
    },
  }),
)

export const delivery = style(inFeature({ minWidth: 0, overflowWrap: 'anywhere' }))

export const swatches = style(
  inFeature({
    display: 'flex',
    gap: space[6],
    paddingBlock: space[2],
    alignSelf: 'start',
    justifySelf: 'start',
    order: 4,
  }),
)

/** Above the stretched link, so that its tooltip works. */
export const swatch = style(inFeature({ position: 'relative', zIndex: 2 }))

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

globalStyle(`${listActions} > *`, inFeature({ maxInlineSize: '100%', whiteSpace: 'normal' }))

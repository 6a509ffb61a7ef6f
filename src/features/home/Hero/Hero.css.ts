import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { layers } from '#theme/layers.css.ts'
import { above, container, gutter, space, windowHeight } from '#theme/measures.ts'

/** Between 50 and 85 percent of the window's height, with a margin for rounding. */
const minHeight = windowHeight(52)
const maxHeight = windowHeight(84)
/** Leaves the beginning of the next section in the window. */
const phoneHeight = windowHeight(83)

/** Windows in which the text of the usual size is higher than that, such as a phone held sideways. */
const lowWindow = 'not all and (min-height: 33rem)'
const lowHeight = windowHeight(68)

/** There text and picture are side by side at any width, so that the beginning of the next section is in the window. */
const sideways = 'screen and (max-height: 32.99rem) and (orientation: landscape)'
const lowColumns = 'minmax(0, 7fr) minmax(0, 5fr)'

// As the window grows, the picture keeps some wall on both sides of the saree: its column is two thirds of the height.
const fullViewWidth = 'min(33.4vw, 26vw + 6.3rem)'
const detailWidth = 'min(31.2vw, 24vw + 6.5rem)'
const columns = `minmax(0, 1fr) ${fullViewWidth} 5px ${detailWidth}`

/**
 * Picture, text and controls; side by side on wide screens. The row of the controls is reserved: they render after the
 * text, and a slow page paints in between.
 */
export const hero = style(
  inFeature({
    gridTemplateRows: rowsAbove(space[16]),
    minHeight: phoneHeight,
    '@media': {
      [above.wide]: {
        gridTemplateRows: rowsAbove(space[24]),
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        minHeight: `clamp(${minHeight}, 50vw, ${maxHeight})`,
      },
      [lowWindow]: { minHeight: lowHeight },
      [sideways]: { gridTemplateRows: rowsAbove(space[8]), gridTemplateColumns: lowColumns },
      [above.spacious]: { gridTemplateColumns: columns },
    },
  }),
)

function rowsAbove(paddingOfControls: string) {
  return `minmax(min(10rem, ${windowHeight(22)}), 1fr) auto minmax(calc(2.75rem + ${paddingOfControls}), auto)`
}

/** Aligns the text with the content of the page. */
const inset = {
  paddingInline: gutter,
  '@media': {
    [above.desktop]: {
      paddingRight: space[24],
      paddingLeft: `max(${gutter}, calc((100vw - ${container}) / 2 + ${gutter}))`,
    },
  },
}

// The controls belong to `ui/Carousel`; here they align with the text.
globalStyle(`${hero} > [data-controls]`, {
  '@layer': {
    [layers.feature]: {
      paddingBlock: `${space[12]} ${space[4]}`,
      paddingInline: gutter,
      '@media': {
        [above.wide]: { paddingBlock: `0 ${space[24]}` },
        [sideways]: { paddingBlock: `0 ${space[8]}`, paddingInlineEnd: space[8] },
        [above.desktop]: inset['@media'][above.desktop],
      },
    },
  },
})

// On phones they are wider than the text, and below the picture, too.
globalStyle(`${hero} > [data-controls]`, {
  '@layer': {
    [layers.feature]: { '@media': { [sideways]: { gridColumn: '1 / -1' }, [above.wide]: { gridColumn: 1 } } },
  },
})

export const slide = style(
  inFeature({
    position: 'relative',
    gridRow: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [sideways]: { gridTemplateColumns: lowColumns },
      [above.spacious]: { gridTemplateColumns: columns },
    },
  }),
)

export const text = style(
  inFeature({
    gridRow: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    paddingTop: space[20],
    ...inset,
    '@media': {
      ...inset['@media'],
      [above.wide]: { gridRow: '1 / 3', gridColumn: 1, paddingBlock: space[32] },
      [lowWindow]: { paddingBlock: space[12] },
      [sideways]: { gridRow: '1 / 3', gridColumn: 1, paddingBlock: space[8] },
    },
  }),
)

export const badge = style(
  inFeature({
    color: vars.color.accent,
    marginBottom: space[8],
    '@media': { [sideways]: { marginBottom: space[4] } },
  }),
)

export const title = style(
  inFeature({
    marginBottom: space[8],
    textWrap: 'balance',
    // Limited, so that a long word of large text fits a phone.
    fontSize: 'min(2.75rem, 18vw)',
    '@media': {
      [above.wide]: { marginBottom: space[20], fontSize: '2.75rem' },
      [above.desktop]: { fontSize: '4.25rem' },
      [above.spacious]: { fontSize: 'clamp(4.25rem, 3.4vw + 1.5rem, 5rem)' },
      [lowWindow]: { marginBottom: space[8], fontSize: `min(18vw, clamp(1.75rem, ${windowHeight(9)}, 4.25rem))` },
      [sideways]: { marginBottom: space[4], fontSize: `min(9vw, clamp(1.75rem, ${windowHeight(8)}, 4.25rem))` },
    },
  }),
)

export const offer = style(
  inFeature({
    color: vars.color.textMuted,
    marginBottom: space[16],
    '@media': {
      [above.wide]: { marginBottom: space[28] },
      [above.spacious]: { marginBottom: space[12] },
      [lowWindow]: { marginBottom: space[12] },
    },
  }),
)

export const description = style(
  inFeature({
    display: 'none',
    '@media': {
      [above.spacious]: { display: 'block', maxWidth: '22rem', marginBottom: space[32] },
      [lowWindow]: { display: 'none' },
    },
  }),
)

/** Stretched over the whole slide, below the controls. */
export const action = style(
  inFeature({
    inlineSize: '100%',
    '@media': {
      [sideways]: { paddingInline: space[12] },
      [above.wide]: { inlineSize: 'auto', paddingInline: space[28] },
    },
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } },
  }),
)

const pane = inFeature({ position: 'relative', minWidth: 0, minHeight: 0, overflow: 'clip' })

/** The picture that phones and tablets show too, in its column of wide windows. */
function leading(gridColumn: number) {
  return style([
    pane,
    inFeature({
      gridRow: 1,
      '@media': {
        [sideways]: { gridRow: '1 / 3', gridColumn: 2 },
        [above.wide]: { gridRow: '1 / -1', gridColumn: 2 },
        [above.spacious]: { gridColumn },
      },
    }),
  ])
}

/** The picture that only wide windows show. */
function second(gridColumn: number) {
  return style([
    pane,
    inFeature({
      display: 'none',
      '@media': { [above.spacious]: { display: 'block', gridRow: '1 / -1', gridColumn } },
    }),
  ])
}

export const panes = {
  fullView: { leading: leading(2), second: second(2) },
  detail: { leading: leading(4), second: second(4) },
}

export const divider = style(
  inFeature({
    display: 'none',
    '@media': { [above.spacious]: { display: 'block', gridRow: '1 / -1', gridColumn: 3, zIndex: 1 } },
  }),
)

export const picture = style(inFeature({ position: 'absolute', inset: 0, width: '100%', height: '100%' }))

/** On the picture, not over the controls. */
export const contact = style(
  inFeature({
    zIndex: 1,
    gridRow: 1,
    gridColumn: '1 / -1',
    placeSelf: 'end',
    margin: space[16],
    '@media': {
      [sideways]: { gridRow: '1 / 3', margin: space[12] },
      [above.wide]: { gridRow: '1 / -1', margin: space[28] },
    },
  }),
)

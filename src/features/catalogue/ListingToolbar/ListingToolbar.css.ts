import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { focusRing } from '#theme/focusRing.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, forcedColours, headerHeight, largeText, scrollPadding, space } from '#theme/measures.ts'
import { row as chips } from '../FilterChips/FilterChips.css.ts'

/** Where panel and toolbar are sticky: windows with space for both and two rows of cards. */
export const besidePanel = `${above.spacious} and (min-height: 40rem)`

const line = `1px solid ${vars.color.borderSubtle}`

const open = '&:has(+ [data-panel])'

export const toolbar = style(
  inFeature({
    marginBottom: space[24],
    '@media': {
      [below.wide]: { marginBottom: space[8] },
      [besidePanel]: {
        selectors: {
          [open]: {
            position: 'sticky',
            zIndex: 5,
            insetBlockStart: headerHeight,
            backgroundColor: vars.color.page,
          },
        },
      },
    },
  }),
)

// As in the header: focus in it must not scroll the page. With `:has() *` browsers would recalculate the styles of the
// whole page with every change that any `:has()` of the page depends on.
globalStyle(
  `${toolbar}:has(+ [data-panel]) :is(a, button, input, select)`,
  inFeature({ '@media': { [besidePanel]: { scrollMarginTop: `calc(-1 * ${scrollPadding})` } } }),
)

// One line, so that the height of the toolbar is known.
globalStyle(
  `${toolbar}:has(+ [data-panel]) :is(${chips}, ${chips} ul)`,
  inFeature({ '@media': { [besidePanel]: { flexWrap: 'nowrap' } } }),
)
globalStyle(
  `${toolbar}:has(+ [data-panel]) ${chips}`,
  inFeature({
    '@media': {
      [besidePanel]: { overflowX: 'auto', overflowY: 'clip', paddingBlockEnd: space[8], borderBlockEnd: line },
    },
  }),
)

/** On phones a row of three between lines, and the count below it. */
export const bar = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    '@media': {
      [above.wide]: { display: 'flex', flexWrap: 'wrap', gap: space[12], paddingBlock: space[12], borderBlock: line },
    },
  }),
)

/** A cell of the row on phones: lines in place of a box. */
const cell = inFeature({
  minWidth: 0,
  '@media': {
    [below.wide]: {
      gridRow: 1,
      alignSelf: 'stretch',
      minBlockSize: '3rem',
      border: 'none',
      borderBlock: line,
      borderRadius: 0,
    },
  },
})

/** On tablets the label is above the value: side by side they would take a second row of the bar. */
const inTwoRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  rowGap: 0,
} as const

/** On phones only without scripts: with them it is in the filter sheet. */
export const category = style(
  inFeature({
    minWidth: 0,
    display: 'none',
    gridColumn: '1 / -1',
    gridRow: 2,
    selectors: { 'html[data-scripts] &': { display: 'inline-flex' } },
    // Limited, so that even with the longest name the bar is one row on tablets.
    '@media': {
      // Below the sort order.
      [largeText]: { gridRow: 3 },
      [above.wide]: { ...inTwoRows, maxWidth: '12.5rem' },
      [above.desktop]: { display: 'inline-flex', maxWidth: '17rem' },
    },
  }),
)

export const sort = style([
  cell,
  inFeature({
    gridColumn: 2,
    '@media': {
      [above.wide]: { ...inTwoRows, maxWidth: '17rem' },
      [above.desktop]: { display: 'inline-flex' },
      [below.wide]: { borderInline: line, paddingInline: `${space[12]} ${space[8]}` },
      // The value would not be readable beside the others.
      [largeText]: {
        gridColumn: '1 / -1',
        gridRow: 2,
        paddingInline: 0,
        borderInline: 'none',
        borderBlockStart: 'none',
      },
    },
  }),
])

export const filters = style([
  cell,
  inFeature({ paddingInline: space[14], gridColumn: 1, '@media': { [below.wide]: { paddingInlineStart: 0 } } }),
])

export const count = style(
  inFeature({
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    minHeight: '1.375rem',
    gridColumn: '1 / -1',
    marginBlockStart: space[4],
    // Takes the remaining space, in two lines if necessary, so that the bar is one row on tablets.
    '@media': { [above.wide]: { flex: '1 1 0', marginBlockStart: 0, textAlign: 'end' } },
  }),
)

export const views = style([
  cell,
  inFeature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gridColumn: 3,
    '@media': { [above.wide]: { marginInlineStart: 'auto' }, [largeText]: { gridColumn: '2 / -1' } },
  }),
])

export const view = style(
  inFeature({
    borderRadius: '2px',
    selectors: {
      // The line is visible in Lamplight, too, where the backgrounds differ little.
      '&[aria-pressed="true"]': {
        color: vars.color.text,
        backgroundColor: vars.color.sunken,
        boxShadow: `inset 0 -2px ${vars.color.text}`,
      },
      '&[aria-pressed="true"]:focus-visible': {
        boxShadow: `inset 0 -2px ${vars.color.text}, ${focusRing.boxShadow}`,
      },
    },
    '@media': {
      [forcedColours]: {
        selectors: {
          '&[aria-pressed="true"]': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
        },
      },
    },
  }),
)

const selects = `:is(${category}, ${sort})`

// Aligns the arrow to the end of the box.
globalStyle(
  `${selects} > svg`,
  inFeature({
    marginInlineStart: 'auto',
    '@media': { [above.wide]: { gridArea: '1 / 2 / span 2' } },
  }),
)

globalStyle(
  `${selects} > label`,
  inFeature({
    '@media': {
      [above.wide]: { fontSize: '0.75rem', lineHeight: 1.3 },
      [above.desktop]: { fontSize: '0.875rem', lineHeight: 1.4286 },
    },
  }),
)

// On phones there is only space for the value, in two lines where it is long.
globalStyle(
  `${sort} > label`,
  inFeature({ '@media': { [below.wide]: { fontSize: 0, marginInlineEnd: `calc(-1 * ${space[6]})` } } }),
)
globalStyle(
  `${sort} > label + span`,
  inFeature({
    '@media': { [below.wide]: { marginInlineEnd: 0, fontSize: '0.875rem', lineHeight: 1.2858, whiteSpace: 'normal' } },
  }),
)

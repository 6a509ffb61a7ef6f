import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { focusRing } from '#theme/focusRing.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, forcedColours, headerHeight, scrollPadding, space } from '#theme/measures.ts'
import { row as chips } from '../FilterChips/FilterChips.css.ts'

/** Where panel and toolbar are sticky: windows with space for both and two rows of cards. */
export const besidePanel = `${above.spacious} and (min-height: 40rem)`

const open = '&:has(+ [data-panel])'

export const toolbar = style(
  inFeature({
    marginBottom: space[24],
    '@media': {
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

// As in the header: focus in it must not scroll the page.
globalStyle(
  `${toolbar}:has(+ [data-panel]) *`,
  inFeature({ '@media': { [besidePanel]: { scrollMarginTop: `calc(-1 * ${scrollPadding})` } } }),
)

// One line, so that the height of the toolbar is known.
globalStyle(
  `${toolbar}:has(+ [data-panel]) :is(${chips}, ${chips} ul)`,
  inFeature({ '@media': { [besidePanel]: { flexWrap: 'nowrap' } } }),
)
globalStyle(
  `${toolbar}:has(+ [data-panel]) ${chips}`,
  inFeature({ '@media': { [besidePanel]: { overflowX: 'auto', overflowY: 'clip' } } }),
)

/** On phones filters and sort order come first. */
export const bar = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[12],
    alignItems: 'center',
    paddingBlock: space[12],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap' } },
  }),
)

export const category = style(
  inFeature({
    minWidth: 0,
    gridColumn: '1 / -1',
    gridRow: 2,
    '@media': { [above.wide]: { maxWidth: '17rem' } },
  }),
)

export const sort = style(
  inFeature({
    minWidth: 0,
    gridColumn: 2,
    gridRow: 1,
    '@media': { [above.wide]: { maxWidth: '17rem' } },
  }),
)

export const filters = style(inFeature({ paddingInline: space[14], gridColumn: 1, gridRow: 1 }))

export const count = style(
  inFeature({
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    minHeight: '1.375rem',
    '@media': { [above.wide]: { marginInlineStart: 'auto' } },
  }),
)

export const views = style(inFeature({ display: 'flex', justifyContent: 'flex-end' }))

export const view = style(
  inFeature({
    borderRadius: '2px',
    selectors: {
      // The line is seen in Lamplight, too, where the grounds differ little.
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

// Aligns the arrow to the end of the box.
globalStyle(`:is(${category}, ${sort}) > svg`, inFeature({ marginInlineStart: 'auto' }))

// On phones there is only space for the value.
globalStyle(`${sort} > label`, inFeature({ '@media': { [below.wide]: { fontSize: 0 } } }))

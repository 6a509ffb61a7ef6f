import { globalStyle, style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, headerHeight, motion, space } from '#theme/measures.ts'
import { row as chips } from '../FilterChips/FilterChips.css.ts'
import { besidePanel, toolbar } from '../ListingToolbar/ListingToolbar.css.ts'

export const columns = style(
  inFeature({
    '@media': {
      [above.spacious]: {
        selectors: {
          '&[data-panel]': {
            display: 'grid',
            gridTemplateColumns: '15.5rem minmax(0, 1fr)',
            columnGap: space[48],
            alignItems: 'start',
          },
        },
      },
    },
  }),
)

/** Heights of the toolbar beside the filters: with the chips of chosen filters it has a second row. */
const toolbarHeights = { plain: '4.5rem', withChips: '8.5rem' }

function belowToolbar(height: string) {
  const top = `${headerHeight} + ${height} + ${space[16]}`
  return { insetBlockStart: `calc(${top})`, maxBlockSize: `calc(100dvh - (${top}))` }
}

/**
 * On narrower screens the filters are in a sheet, which needs scripts. In tall windows they scroll by themselves, below the
 * toolbar.
 */
export const panel = style(
  inFeature({
    display: 'none',
    selectors: { 'html[data-scripts] &': { display: 'block', marginBottom: space[32] } },
    '@media': {
      [above.spacious]: { display: 'block' },
      [besidePanel]: {
        position: 'sticky',
        ...belowToolbar(toolbarHeights.plain),
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // With reduced motion every change is a transition of less than a frame: `useKeepInPlace` would measure its start.
        transitionProperty: 'none',
        // Space for the focus ring, which the scroll container would clip.
        marginInlineStart: `calc(-1 * ${space[8]})`,
        paddingInline: space[8],
        paddingBlockEnd: space[24],
      },
    },
  }),
)

globalStyle(
  `${toolbar}:has(${chips}) + [data-panel] > ${panel}`,
  inFeature({ '@media': { [besidePanel]: belowToolbar(toolbarHeights.withChips) } }),
)

// Count and chips stay in view beside the panel: cards scroll below them. Always the larger height: every element
// inherits the property, so that changing it with the first filter would restyle the whole page.
globalStyle(
  `:root:has(${columns}[data-panel])`,
  inFeature({ '@media': { [besidePanel]: { vars: { '--toolbar-height': toolbarHeights.withChips } } } }),
)

export const results = style(
  inFeature({
    minWidth: 0,
    transition: `opacity ${motion.quick} ${motion.easing}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  }),
)

import { globalStyle, style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, headerHeight, motion, space, toolbarHeight } from '#theme/measures.ts'
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

const belowToolbar = `calc(${headerHeight} + ${toolbarHeight} + ${space[16]})`

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
        insetBlockStart: belowToolbar,
        maxBlockSize: `calc(100dvh - ${belowToolbar})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // Space for the focus ring, which the scroll container would clip.
        marginInlineStart: `calc(-1 * ${space[8]})`,
        paddingInline: space[8],
        paddingBlockEnd: space[24],
      },
    },
  }),
)

// Count and chips stay in view beside the panel: cards scroll below them.
const withPanel = `:root:has(${columns}[data-panel])`
globalStyle(withPanel, inFeature({ '@media': { [besidePanel]: { vars: { '--toolbar-height': '4.5rem' } } } }))
globalStyle(
  `${withPanel}:has(${toolbar} ${chips})`,
  inFeature({ '@media': { [besidePanel]: { vars: { '--toolbar-height': '8.5rem' } } } }),
)

export const results = style(
  inFeature({
    minWidth: 0,
    transition: `opacity ${motion.quick} ${motion.easing}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  }),
)

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, forcedColours, space } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

/** Overlays the page below the field, as wide as the field's container. */
export const panel = style(
  inUi({
    position: 'absolute',
    zIndex: 1,
    // Below the line that marks the field's focus, of which a field may set the height.
    insetBlockStart: 'calc(100% + var(--focus-line, 0px))',
    insetInline: 0,
    '@media': { [above.desktop]: { insetBlockStart: 'calc(100% + 2px)' } },
    maxBlockSize: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: space[8],
    backgroundColor: vars.color.page,
    border: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const option = style(
  inUi({
    minBlockSize: '2.75rem',
    display: 'flex',
    alignItems: 'center',
    // In px: with large text the words need the room.
    paddingInline: 16,
    cursor: 'pointer',
    selectors: {
      // The bar marks the highlighted option without relying on colour.
      '&[aria-selected="true"]': {
        backgroundColor: vars.color.sunken,
        boxShadow: `inset 3px 0 ${vars.color.accent}`,
      },
    },
    '@media': {
      [forcedColours]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)

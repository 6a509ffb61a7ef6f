import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'
import { above, below, headerHeight, headerRows, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Where a toast would be. */
export const plainMessage = style([
  type.small,
  inUi({
    position: 'fixed',
    zIndex: 30,
    insetBlockEnd: 'calc(var(--bottom-bar, env(safe-area-inset-bottom, 0px)) + 20px)',
    insetInline: '12px',
    marginInline: 'auto',
    maxInlineSize: '22.25rem',
    padding: space[14],
    color: vars.color.text,
    backgroundColor: vars.color.card,
    border: `1px solid ${vars.color.border}`,
    borderRadius: '2px',
    '@media': {
      // The note that there is no network is at the bottom, and that is when this message is shown.
      [below.desktop]: {
        selectors: {
          ':root:has([data-bottom-note]) &': {
            insetBlockEnd: 'auto',
            insetBlockStart: `calc(${headerHeight} + 0.375rem)`,
          },
        },
      },
      [above.desktop]: {
        insetBlockEnd: 'auto',
        insetBlockStart: `calc(${headerRows.top} + ${headerRows.links} + 0.75rem)`,
        insetInline: 'auto max(3rem, 50vw - 39rem)',
      },
    },
  }),
])

import { globalStyle, style } from '@vanilla-extract/css'
import { bottomBar, keepClearOfBar } from '#theme/bottomBar.ts'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, space, tall } from '#theme/measures.ts'

export const address = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space[16]}`,
    paddingBottom: space[24],
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const lines = style(
  inFeature({ gridColumn: '1 / -1', fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
)

export const notes = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[12]} ${space[32]}`,
    // Aligned with a notice, whose frame has a border.
    padding: `${space[16]} calc(${space[16]} + 1px)`,
    backgroundColor: vars.color.sunken,
  }),
)

export const note = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: space[12] }),
)

export const icon = style(inFeature({ color: vars.color.gold }))

/** Looks like the link back to the cart in the first step. */
export const back = style(
  inFeature({ marginInlineStart: -1, selectors: { '&:has(svg)': { color: vars.color.text, fontWeight: 500 } } }),
)
globalStyle(`${back} svg`, inFeature({ inlineSize: '1rem', blockSize: '1rem' }))
globalStyle(`${back}:has(svg)::after`, inFeature({ opacity: 1 }))

/** Total and Place Order: below the desktop breakpoint at the bottom of the window. */
export const bar = style(
  inFeature({
    flex: '1 1 100%',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[16],
    '@media': {
      [tall]: { ...bottomBar, maxWidth: container, paddingInline: gutter },
      [above.desktop]: {
        position: 'static',
        flex: 'none',
        display: 'block',
        height: 'auto',
        padding: 0,
        boxShadow: 'none',
      },
    },
  }),
)

export const total = style(
  inFeature({
    display: 'grid',
    fontVariantNumeric: 'lining-nums',
    // The order summary beside the step has the total.
    '@media': { [above.desktop]: { display: 'none' } },
  }),
)

export const totalLabel = style(inFeature({ color: vars.color.textMuted }))

export const place = style(inFeature({ justifySelf: 'end', inlineSize: '100%', maxInlineSize: '24rem' }))

keepClearOfBar(bar)

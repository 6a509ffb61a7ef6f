import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space, tall } from '#theme/measures.ts'

const height = `calc(4.6875rem + env(safe-area-inset-bottom))`

export const bar = style(
  inFeature({
    flex: '1 1 100%',
    '@media': {
      [tall]: {
        position: 'fixed',
        zIndex: 10,
        insetInline: 0,
        insetBlockEnd: 0,
        height,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        backgroundColor: vars.color.page,
        boxShadow: `inset 0 1px ${vars.color.borderSubtle}`,
      },
      [above.desktop]: { display: 'none' },
      print: { display: 'none' },
    },
  }),
)

export const inner = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[16],
    '@media': { [tall]: { height: '100%', maxWidth: container, marginInline: 'auto', paddingInline: space[20] } },
  }),
)

export const add = style(inFeature({ justifySelf: 'end', inlineSize: '100%', maxInlineSize: '24rem' }))

// Keeps the end of the footer and focused elements clear of the bar.
globalStyle(
  `:root:has(${bar})`,
  inFeature({
    '@media': {
      [tall]: { vars: { '--bottom-bar': height }, scrollPaddingBottom: `calc(${height} + 1rem)` },
      [above.desktop]: { scrollPaddingBottom: 0 },
    },
  }),
)
globalStyle(
  `body:has(${bar})`,
  inFeature({ '@media': { [tall]: { paddingBottom: height }, [above.desktop]: { paddingBottom: 0 } } }),
)

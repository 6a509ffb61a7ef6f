import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space } from '#theme/measures.ts'

/** A window this low, as under strong zoom, has no room for anything that stays. */
const tall = 'screen and (min-height: 25rem)'

const height = `calc(4.6875rem + env(safe-area-inset-bottom))`

export const bar = style(
  inFeature({
    gridColumn: '1 / -1',
    '@media': {
      [tall]: {
        position: 'fixed',
        zIndex: 10,
        insetInline: 0,
        insetBlockEnd: 0,
        height,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        backgroundColor: vars.color.page,
        boxShadow: `inset 0 1px ${vars.color.hairline}`,
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

// What the bar covers is kept free of it: messages, the foot's end, and what is tabbed to.
globalStyle(
  `:root:has(${bar})`,
  inFeature({
    '@media': {
      [tall]: { vars: { '--toast-lift': '4.6875rem' }, scrollPaddingBottom: `calc(${height} + 1rem)` },
      [above.desktop]: { vars: { '--toast-lift': '0px' }, scrollPaddingBottom: 0 },
    },
  }),
)
globalStyle(
  `body:has(${bar})`,
  inFeature({ '@media': { [tall]: { paddingBottom: height }, [above.desktop]: { paddingBottom: 0 } } }),
)

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, space, tall } from '#theme/measures.ts'

const lineHeight = '4.6875rem'
const height = `calc(${lineHeight} + env(safe-area-inset-bottom))`

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

/**
 * If large text leaves no space for both, the button wraps. The order of the lines is reversed, so that the bar clips
 * the price and not the button; the page shows the price above.
 */
export const inner = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    alignContent: 'flex-end',
    columnGap: space[16],
    '@media': {
      [tall]: {
        height: lineHeight,
        overflow: 'clip',
        maxWidth: container,
        marginInline: 'auto',
        paddingInline: gutter,
      },
    },
  }),
)

export const price = style(
  inFeature({ display: 'flex', alignItems: 'center', '@media': { [tall]: { height: lineHeight } } }),
)

export const add = style(
  inFeature({
    flex: '1 1 auto',
    maxInlineSize: '24rem',
    marginInlineStart: 'auto',
    paddingInline: 12,
    whiteSpace: 'nowrap',
    '@media': { [tall]: { marginBlock: `calc((${lineHeight} - 3.25rem) / 2)` } },
  }),
)

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

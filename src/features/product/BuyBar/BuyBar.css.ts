import { style } from '@vanilla-extract/css'
import { barHeight, bottomBar, keepClearOfBar } from '#theme/bottomBar.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, space, tall } from '#theme/measures.ts'

export const bar = style(
  inFeature({
    flex: '1 1 100%',
    '@media': {
      [tall]: bottomBar,
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
        height: barHeight,
        overflow: 'clip',
        maxWidth: container,
        marginInline: 'auto',
        paddingInline: gutter,
      },
    },
  }),
)

export const price = style(
  inFeature({ display: 'flex', alignItems: 'center', '@media': { [tall]: { height: barHeight } } }),
)

export const add = style(
  inFeature({
    flex: '1 1 auto',
    maxInlineSize: '24rem',
    marginInlineStart: 'auto',
    paddingInline: 12,
    whiteSpace: 'nowrap',
    '@media': { [tall]: { marginBlock: `calc((${barHeight} - 3.25rem) / 2)` } },
  }),
)

keepClearOfBar(bar)

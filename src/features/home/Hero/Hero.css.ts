import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'

/** Between 50 and 85 hundredths of the window's height (spec.md §9). */
const height = `clamp(${windowHeight(50)}, 50vw, ${windowHeight(85)})`

export const hero = style(
  inFeature({
    display: 'grid',
    '@media': {
      [above.wide]: { gridTemplateColumns: '1fr 1fr', height },
      [above.desktop]: { gridTemplateColumns: 'minmax(26rem, 1fr) 33.4vw 6px 31.2vw' },
    },
  }),
)

export const words = style(
  inFeature({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space[20],
    padding: `${space[32]} ${space[20]}`,
    '@media': {
      [above.desktop]: {
        padding: space[48],
        // The words stand where the page's text begins, however wide the window.
        paddingLeft: `max(${space[48]}, calc((100vw - 84rem) / 2 + ${space[48]}))`,
      },
    },
  }),
)

export const badge = style(inFeature({ color: vars.color.accent }))

export const offer = style(inFeature({ color: vars.color.quiet, marginBottom: space[12] }))

const pane = inFeature({ position: 'relative', minHeight: 0, overflow: 'hidden' })

export const hung = style([
  pane,
  inFeature({ height: windowHeight(50), order: -1, '@media': { [above.wide]: { height: 'auto', order: 0 } } }),
])

export const divide = style(inFeature({ display: 'none', '@media': { [above.desktop]: { display: 'flex' } } }))

export const detail = style([pane, inFeature({ display: 'none', '@media': { [above.desktop]: { display: 'block' } } })])

export const picture = style(inFeature({ position: 'absolute', inset: 0, width: '100%', height: '100%' }))

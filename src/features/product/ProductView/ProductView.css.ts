import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const view = style(inFeature({ display: 'grid', gap: space[16], paddingTop: space[16] }))

export const columns = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    '@media': {
      [above.desktop]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(20rem, 1fr)', gap: space[64] },
    },
  }),
)

export const summary = style(inFeature({ display: 'grid', gap: space[16], alignContent: 'start' }))

export const badges = style(
  // The badges' own room stands in the margin, so that their words begin where the name does.
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${space[12]})`,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const line = style(inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] }))

/** Green in stock, amber otherwise (spec.md §2); the words say it too. */
export const availability = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.caution,
    selectors: {
      '&::before': { content: '', width: 8, height: 8, borderRadius: 4, backgroundColor: 'currentcolor' },
      '&[data-availability="in-stock"]': { color: vars.color.success },
    },
  }),
)

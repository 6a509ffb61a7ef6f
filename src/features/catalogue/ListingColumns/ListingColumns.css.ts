import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, motion, space } from '#theme/measures.ts'

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

/** Below that width the filters are a sheet of their own. */
export const panel = style(inFeature({ display: 'none', '@media': { [above.spacious]: { display: 'block' } } }))

export const results = style(
  inFeature({
    minWidth: 0,
    transition: `opacity ${motion.quick} ${motion.easing}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  }),
)

export const waiting = style(inFeature({ color: vars.color.quiet, paddingBlock: space[24] }))

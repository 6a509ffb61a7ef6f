import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, largeText, space } from '#theme/measures.ts'
import { halves } from '../section.css.ts'

export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    paddingInline: gutter,
  }),
)

export const badges = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[16]} ${space[12]}`,
    paddingBlock: space[20],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        columnGap: space[24],
        paddingBlock: space[32],
      },
      [largeText]: { gridTemplateColumns: halves },
    },
  }),
)

export const badge = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    alignContent: 'start',
    overflowWrap: 'anywhere',
    '@media': {
      [above.desktop]: {
        selectors: {
          '&:not(:first-child)': { borderLeft: `1px solid ${vars.color.borderSubtle}`, paddingLeft: space[24] },
        },
      },
    },
  }),
)

export const text = style(inFeature({ color: vars.color.textMuted }))

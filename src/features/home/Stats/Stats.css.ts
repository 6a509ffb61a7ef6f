import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, largeText, space } from '#theme/measures.ts'
import { fourColumns } from '../section.css.ts'

export const stats = style([
  fourColumns,
  inFeature({
    columnGap: 0,
    rowGap: space[16],
    marginTop: space[40],
    '@media': { [above.wide]: { columnGap: 0 }, [above.desktop]: { marginTop: space[72] } },
  }),
])

const edge = { borderLeft: `1px solid ${vars.color.borderSubtle}` }

export const stat = style(
  inFeature({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[6],
    minWidth: 0,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    selectors: { '&:nth-child(even)': edge },
    '@media': {
      [above.wide]: { selectors: { '&:nth-child(3)': edge } },
      [largeText]: { selectors: { '&:nth-child(even)': { borderLeft: 0 } } },
    },
  }),
)

export const label = style(inFeature({ color: vars.color.textMuted }))

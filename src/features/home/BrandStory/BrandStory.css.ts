import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'
import { section } from '../section.css.ts'

export const story = style([
  section,
  inFeature({
    display: 'grid',
    gridTemplateColumns: '3fr 2fr',
    gap: `${space[24]} ${space[12]}`,
    alignItems: 'end',
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
        columnGap: space[24],
        alignItems: 'center',
        // As far as the second picture hangs below the first.
        marginBottom: space[40],
      },
    },
  }),
])

export const kasavu = style(
  inFeature({ '@media': { [above.desktop]: { alignSelf: 'end', transform: `translateY(${space[40]})` } } }),
)

export const text = style(
  inFeature({
    gridColumn: '1 / -1',
    '@media': { [above.desktop]: { gridColumn: 3, alignSelf: 'center', paddingLeft: space[24] } },
  }),
)

export const title = style(inFeature({ '@media': { [above.desktop]: { fontSize: '2.5rem', lineHeight: 1.1 } } }))
export const tagline = style(
  inFeature({ color: vars.color.accent, marginBlock: `${space[12]} ${space[16]}`, textWrap: 'balance' }),
)
export const paragraph = style(inFeature({ maxWidth: '34rem', marginBottom: space[16], textWrap: 'pretty' }))

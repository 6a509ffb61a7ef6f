import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const gallery = style(
  inFeature({
    display: 'grid',
    gap: space[12],
    alignContent: 'start',
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'minmax(0, 600px)',
        gap: space[16],
        selectors: { '&[data-several]': { gridTemplateColumns: '72px minmax(0, 600px)' } },
      },
    },
  }),
)

export const stage = style(
  inFeature({
    position: 'relative',
    // Edge to edge on a phone, 4:5, so that name and price begin above the fold.
    marginInline: `calc(-1 * ${space[20]})`,
    '@media': { [above.desktop]: { marginInline: 0, gridColumn: -2, gridRow: 1 } },
  }),
)

export const main = style(inFeature({ aspectRatio: '4 / 5', '@media': { [above.desktop]: { aspectRatio: '2 / 3' } } }))

export const controls = style(
  inFeature({
    position: 'absolute',
    insetInline: 0,
    bottom: space[16],
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
  }),
)

export const count = style(
  inFeature({
    padding: `${space[12]} ${space[14]}`,
    backgroundColor: vars.color.page,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const arrows = style(
  inFeature({ display: 'flex', marginInlineEnd: space[16], backgroundColor: vars.color.page }),
)

export const thumbs = style(
  inFeature({
    display: 'flex',
    gap: space[8],
    overflowX: 'auto',
    padding: space[4],
    '@media': { [above.desktop]: { flexDirection: 'column', padding: 0, gap: space[16], overflow: 'visible' } },
  }),
)

export const thumb = style(
  inFeature({
    width: 44,
    outlineOffset: space[4],
    selectors: {
      '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 3px ${vars.color.text}` },
    },
    '@media': { [above.desktop]: { width: 72 } },
  }),
)

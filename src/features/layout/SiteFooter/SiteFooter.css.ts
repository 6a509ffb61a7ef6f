import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const footer = style(inFeature({ marginTop: space[96], backgroundColor: vars.color.sunken }))

const inner = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: space[20],
  '@media': { [above.desktop]: { paddingInline: space[48] } },
})

export const columns = style([
  inner,
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${space[40]} ${space[24]}`,
    paddingBlock: space[56],
    '@media': {
      // The last holds the email address in one line.
      [above.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) fit-content(16rem)' },
      [above.spacious]: { gridTemplateColumns: '1.4fr 1fr 1fr 1.3fr 1.4fr', paddingBlock: space[72] },
    },
  }),
])

export const brand = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    alignContent: 'start',
    gridColumn: '1 / -1',
    '@media': { [above.spacious]: { gridColumn: 'auto' } },
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet, maxWidth: '16rem' }))

export const group = recipe({
  variants: {
    wide: {
      true: inFeature({ gridColumn: '1 / -1', '@media': { [above.wide]: { gridColumn: 'auto' } } }),
      false: {},
    },
  },
})

export const title = style(inFeature({ fontWeight: 500, marginBottom: space[12] }))

export const list = style(inFeature({ display: 'grid', gap: space[2] }))

export const line = style([type.small, inFeature({ color: vars.color.quiet, paddingBlock: space[6] })])

export const link = style([
  type.small,
  inFeature({
    display: 'inline-block',
    color: vars.color.quiet,
    paddingBlock: space[6],
    minHeight: '1.5rem',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: vars.color.accent } },
  }),
])

export const base = style([
  inner,
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[24],
    boxShadow: `inset 0 1px ${vars.color.hairline}`,
  }),
])

export const row = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] }))

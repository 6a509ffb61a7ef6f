import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, container, gutter, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const footer = style(
  inFeature({
    marginTop: space[96],
    backgroundColor: vars.color.sunken,
    '@media': { print: { display: 'none' } },
  }),
)

const inner = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: gutter,
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
      // The last column fits the email address in one line.
      [above.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) fit-content(16rem)' },
      [above.spacious]: { gridTemplateColumns: '1.4fr 1fr 1fr 1.3fr 1.4fr', paddingBlock: space[72] },
    },
  }),
])

export const brand = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    alignContent: 'start',
    gridColumn: '1 / -1',
    '@media': { [above.spacious]: { gridColumn: 'auto' } },
  }),
)

// The name may take two lines there.
globalStyle(`${brand} span`, inFeature({ whiteSpace: 'normal' }))

export const muted = style(inFeature({ color: vars.color.textMuted, maxWidth: '16rem' }))

export const group = recipe({
  variants: {
    wide: {
      true: inFeature({ gridColumn: '1 / -1', '@media': { [above.wide]: { gridColumn: 'auto' } } }),
      false: {},
    },
  },
})

export const title = style(inFeature({ fontWeight: 500, marginBottom: space[12] }))

export const list = style(inFeature({ display: 'grid', '@media': { [above.desktop]: { gap: space[2] } } }))

export const line = style([type.small, inFeature({ color: vars.color.textMuted, paddingBlock: space[6] })])

export const link = style([
  type.small,
  inFeature({
    display: 'inline-block',
    color: vars.color.textMuted,
    // 44 px for a finger.
    paddingBlock: '0.6875rem',
    minHeight: '2.75rem',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: vars.color.accent } },
    '@media': { [above.desktop]: { paddingBlock: space[6], minHeight: '1.5rem' } },
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
    boxShadow: `inset 0 1px ${vars.color.borderSubtle}`,
  }),
])

// On phones the button that scrolls to the top lies on the left of the footer's end.
globalStyle(`${base} > :not(:first-child)`, inFeature({ '@media': { [below.wide]: { marginInlineStart: 'auto' } } }))

export const row = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] }))

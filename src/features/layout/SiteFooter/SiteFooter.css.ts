import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, container, gutter, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { topBorder } from '../topBorder.ts'

export const footer = style(
  inFeature({
    marginTop: '4.75rem',
    backgroundColor: vars.color.sunken,
    '@media': { print: { display: 'none' } },
  }),
)

const inner = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: gutter,
})

/** Logo, three lists of links, and the contact. */
const wideColumns = '1.75fr 0.85fr 0.9fr 1.2fr 1.4fr'

export const columns = style([
  inner,
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `0 ${space[24]}`,
    paddingBlock: space[32],
    '@media': {
      // The last column fits the email address in one line.
      [above.wide]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) fit-content(16rem)',
        gap: `${space[40]} ${space[24]}`,
        paddingBlock: space[56],
      },
      [above.spacious]: { gridTemplateColumns: wideColumns, paddingBlock: space[72] },
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
    marginBottom: space[24],
    '@media': { [above.wide]: { marginBottom: 0 }, [above.spacious]: { gridColumn: 'auto' } },
  }),
)

// The name may take two lines there.
globalStyle(`${brand} span`, inFeature({ whiteSpace: 'normal' }))

export const muted = style(inFeature({ color: vars.color.textMuted, maxWidth: '16rem', textWrap: 'balance' }))

const border = `1px solid ${vars.color.borderSubtle}`

export const group = style(
  inFeature({
    position: 'relative',
    '@media': {
      [below.wide]: { gridColumn: '1 / -1', borderBlockStart: border },
    },
  }),
)

/** Over the whole title, on phones; without scripts nothing is folded. */
export const fold = style(
  inFeature({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    height: '3rem',
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    '@media': { [above.wide]: { display: 'none' } },
  }),
)

export const title = style(
  inFeature({
    fontWeight: 500,
    marginBottom: space[12],
    '@media': {
      [below.wide]: { paddingBlock: '0.8125rem', marginBottom: 0 },
    },
  }),
)

export const list = style(
  inFeature({
    display: 'grid',
    '@media': {
      [below.wide]: {
        selectors: { [`html:not([data-scripts]) ${group}[data-folded] > &`]: { display: 'none' } },
      },
      [above.desktop]: { gap: space[2] },
    },
  }),
)

export const line = style([
  type.small,
  inFeature({
    color: vars.color.textMuted,
    // As far apart as the links above.
    paddingBlock: '0.6875rem',
    '@media': { [above.desktop]: { paddingBlock: space[6] } },
  }),
])

export const link = style([
  type.small,
  inFeature({
    display: 'inline-block',
    color: vars.color.textMuted,
    // A touch target of 44 px.
    paddingBlock: '0.6875rem',
    minHeight: '2.75rem',
    overflowWrap: 'anywhere',
    '@media': {
      [above.desktop]: { paddingBlock: space[6], minHeight: '1.5rem' },
      [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } },
    },
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
    // Below the last line is the place of the button that scrolls to the top.
    paddingBlock: `${space[24]} 5.5rem`,
    position: 'relative',
    selectors: {
      '&::before': topBorder,
    },
    '@media': {
      // The policies are in the middle of the page.
      [above.desktop]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' },
      // Below the titles: the policies begin where the quick links do.
      [above.spacious]: { gridTemplateColumns: wideColumns, gap: space[24] },
    },
  }),
])
globalStyle(
  `${base} > :last-child`,
  inFeature({
    justifySelf: 'end',
    '@media': { [above.desktop]: { gridColumn: 3 }, [above.spacious]: { gridColumn: 5 } },
  }),
)
globalStyle(`${base} > :first-child`, inFeature({ '@media': { [above.spacious]: { gridColumn: '1 / 3' } } }))
globalStyle(`${base} > :nth-child(2)`, inFeature({ '@media': { [above.spacious]: { gridColumn: '3 / 5' } } }))
// The theme needs scripts.
globalStyle(`html[data-scripts] ${base} > :last-child`, inFeature({ display: 'none' }))

export const row = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[24],
    // So that profiles, policies and theme share one row of a tablet.
    '@media': { [above.wide]: { columnGap: space[12] }, [above.desktop]: { columnGap: space[24] } },
  }),
)

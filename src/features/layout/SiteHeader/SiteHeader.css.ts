import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const header = style(inFeature({ position: 'sticky', top: 0, zIndex: 20, backgroundColor: vars.color.page }))

const row = inFeature({
  maxWidth: container,
  marginInline: 'auto',
  paddingInline: space[20],
  '@media': { [above.desktop]: { paddingInline: space[48] } },
})

export const top = style([
  row,
  inFeature({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    minHeight: '3.75rem',
    '@media': { [above.desktop]: { gridTemplateColumns: '1fr auto 1fr', minHeight: '5.25rem' } },
  }),
])

export const search = style(inFeature({ display: 'none', '@media': { [above.desktop]: { display: 'block' } } }))

export const logo = style(inFeature({ display: 'inline-flex', paddingBlock: space[8] }))

export const account = style(
  inFeature({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[8] }),
)

export const accountLink = style([
  type.small,
  inFeature({
    display: 'none',
    padding: `${space[12]} ${space[8]}`,
    selectors: { '&:hover': { color: vars.color.accent } },
    '@media': { [above.wide]: { display: 'inline-block' } },
  }),
])

export const form = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    maxWidth: '16.5rem',
    borderBottom: `1px solid ${vars.color.edge}`,
    color: vars.color.quiet,
    selectors: {
      '&:focus-within': { borderBottomColor: vars.color.peacock, boxShadow: `0 1px ${vars.color.peacock}` },
    },
  }),
)

export const input = style([
  type.small,
  inFeature({
    flex: 1,
    minWidth: 0,
    height: 44,
    border: 'none',
    background: 'none',
    color: vars.color.text,
    selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: vars.color.quiet, opacity: 1 } },
  }),
])

export const nav = style([
  row,
  inFeature({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minHeight: '3rem',
    '@media': {
      [above.desktop]: {
        justifyContent: 'center',
        selectors: { '&::before': { insetInline: space[48] } },
      },
    },
    selectors: {
      // A hairline as wide as the words, not as the window.
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: space[20],
        height: 1,
        backgroundColor: vars.color.hairline,
      },
    },
  }),
])

export const links = style(
  inFeature({
    display: 'flex',
    flex: 1,
    justifyContent: 'space-between',
    gap: space[8],
    '@media': { [above.wide]: { flex: 'none', gap: space[24] }, [above.desktop]: { gap: space[40] } },
  }),
)

const navLink = inFeature({
  display: 'inline-block',
  fontSize: '0.875rem',
  paddingBlock: space[6],
  marginBlock: space[6],
  whiteSpace: 'nowrap',
  borderBottom: '1px solid transparent',
  '@media': { [above.wide]: { fontSize: '0.9375rem' } },
})

export const link = style([
  type.small,
  navLink,
  inFeature({
    selectors: {
      '&:hover': { color: vars.color.accent },
      '&[aria-current="page"]': { color: vars.color.accent, borderBottomColor: vars.color.accent },
    },
  }),
])

export const newArrivals = style([
  type.small,
  navLink,
  inFeature({
    color: vars.color.accent,
    '@media': { [above.desktop]: { position: 'absolute', right: space[48] } },
  }),
])

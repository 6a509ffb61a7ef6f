import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const banner = style([
  type.small,
  inFeature({
    display: 'grid',
    gap: space[2],
    padding: `${space[16]} ${space[20]}`,
    backgroundColor: vars.color.band,
    color: vars.color.onBand,
  }),
])

export const bannerTitle = style([type.featuredName])

export const search = style(inFeature({ marginBlock: space[16] }))

export const group = style(
  inFeature({
    paddingBlock: space[16],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
  }),
)

export const title = style([
  type.meta,
  inFeature({ color: vars.color.textMuted, fontWeight: 400, marginBottom: space[4] }),
])

export const link = recipe({
  base: inFeature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minHeight: '2.75rem',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
  variants: { size: { regular: [type.body], large: [type.featuredName] } },
})

/** Beside the button; a long name is cut. */
export const greeting = style([
  type.small,
  inFeature({ alignSelf: 'center', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
])

export const count = style([type.meta, inFeature({ color: vars.color.textMuted })])

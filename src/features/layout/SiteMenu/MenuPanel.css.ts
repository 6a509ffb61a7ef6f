import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, container, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

const unroll = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const surface = style(
  inFeature({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    maxHeight: 'calc(100dvh - 100%)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: vars.color.page,
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
    animation: `${unroll} ${motion.quick} ${motion.easing}`,
  }),
)

export const panel = style(
  inFeature({
    display: 'grid',
    gap: space[40],
    maxWidth: container,
    marginInline: 'auto',
    padding: `${space[32]} ${space[20]} ${space[40]}`,
    '@media': {
      [above.desktop]: { gridTemplateColumns: '1fr 3fr', gap: space[48], paddingInline: space[48] },
    },
  }),
)

export const quick = style(
  inFeature({
    '@media': { [above.desktop]: { boxShadow: `1px 0 ${vars.color.borderSubtle}` } },
  }),
)

export const title = style([type.meta, inFeature({ color: vars.color.textMuted, marginBottom: space[12] })])

export const quickLink = style([
  type.tileName,
  inFeature({
    display: 'inline-block',
    paddingBlock: space[8],
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
])

export const pageLinks = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[20], marginBlockStart: space[16] }),
)

export const pageLink = style([
  type.small,
  inFeature({
    display: 'inline-block',
    paddingBlock: space[8],
    color: vars.color.textMuted,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
])

export const categories = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
    gap: `${space[20]} ${space[24]}`,
    // Three, so that only the longest name has two lines.
    '@media': { [above.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
)

export const category = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[12],
    // As high as its row: a name of two lines does not move its picture.
    blockSize: '100%',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)

export const picture = style(inFeature({ width: '4rem' }))

export const name = style([type.cardName, inFeature({ display: 'block', textWrap: 'balance' })])

export const count = style([type.meta, inFeature({ color: vars.color.textMuted })])

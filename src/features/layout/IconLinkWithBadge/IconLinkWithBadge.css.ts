import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, iconUnit, motion } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const link = style(
  inFeature({
    vars: { [iconUnit]: '1px' },
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)

const tick = keyframes({ from: { transform: 'scale(0.6)' }, to: { transform: 'none' } })

export const badge = style([
  type.badge,
  inFeature({
    position: 'absolute',
    top: 2,
    right: 0,
    minWidth: 18,
    height: 18,
    paddingInline: 4,
    borderRadius: 9,
    backgroundColor: vars.color.fill,
    color: vars.color.onFill,
    // The disc does not grow.
    fontSize: 'min(0.6875rem, 13px)',
    lineHeight: '18px',
    letterSpacing: 0,
    textAlign: 'center',
    animation: `${tick} 160ms ${motion.easing}`,
  }),
])

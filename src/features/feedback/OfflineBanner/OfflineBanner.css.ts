import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, gutter, space } from '#theme/measures.ts'

/**
 * At the bottom of the window, on phones above the sticky bar of a page and beside the button that scrolls to the top. It
 * stays as long as there is no network: clicks go through to what is below.
 */
export const banner = style(
  inFeature({
    position: 'fixed',
    zIndex: 15,
    pointerEvents: 'none',
    insetBlockEnd: `calc(var(--bottom-bar, env(safe-area-inset-bottom, 0px)) + ${space[20]})`,
    insetInline: `calc(${gutter} + ${space[8]})`,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[12],
    maxWidth: '28rem',
    padding: `${space[12]} ${space[16]}`,
    color: vars.color.text,
    backgroundColor: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    '@media': { [above.desktop]: { insetBlockEnd: space[32], insetInline: `${space[48]} auto` } },
  }),
)

export const icon = style(inFeature({ color: vars.color.warning }))

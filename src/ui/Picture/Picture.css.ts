import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

/** Custom properties a picture sets on its room. */
export const ratioProperty = '--picture-ratio'
export const groundProperty = '--picture-ground'

export const picture = style(
  inUi({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    aspectRatio: `var(${ratioProperty})`,
    backgroundColor: `var(${groundProperty}, ${vars.color.sunken})`,
  }),
)

export const image = style(
  inUi({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.picture.filter,
    selectors: { [`${picture}[data-dimmed] &`]: { opacity: 0.58 } },
  }),
)

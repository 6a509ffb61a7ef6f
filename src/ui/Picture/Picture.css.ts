import { keyframes, style } from '@vanilla-extract/css'
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
    // Cut, not scrolled: the picture inside is measured against the page's scrolling.
    overflow: 'clip',
    aspectRatio: `var(${ratioProperty})`,
    backgroundColor: `var(${groundProperty}, ${vars.color.sunken})`,
  }),
)

const away = keyframes({ from: { translate: '0 101%' }, to: { translate: 'none' } })

/**
 * Browsers fetch a lazy picture when it is 1250 to 2500 px below the window: a whole shelf, before the first screen is
 * there. Until its room is one window's height away, a lazy picture therefore lies outside its room, where nothing of it
 * could be seen and no browser fetches it. Where scrolling cannot move it, it lies in its room from the beginning.
 */
const oneScreenAhead = {
  animationName: away,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'view(block 0 -100%)',
  animationRange: 'entry 0px entry 1px',
}

export const image = style(
  inUi({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.picture.filter,
    selectors: { [`${picture}[data-dimmed] &`]: { opacity: 0.58 } },
    '@supports': {
      '(animation-timeline: view())': {
        '@media': { screen: { selectors: { '&[loading="lazy"]': oneScreenAhead } } },
      },
    },
  }),
)

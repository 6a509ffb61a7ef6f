import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

/** Custom properties a picture sets on its frame. */
export const ratioProperty = '--picture-ratio'
export const groundProperty = '--picture-ground'

export const picture = style(
  inUi({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    // Clip, not hidden: the view timeline of the picture inside must be that of the page.
    overflow: 'clip',
    aspectRatio: `var(${ratioProperty})`,
    // The cloth's colour, muted: while pictures load, a page of pure colours would look like paint samples.
    backgroundColor: `color-mix(in oklab, var(${groundProperty}, ${vars.color.sunken}) 55%, ${vars.color.sunken})`,
  }),
)

const outOfFrame = keyframes({ from: { translate: '0 101%' }, to: { translate: 'none' } })

/**
 * Browsers fetch a lazy picture 1250 to 2500 px before it is in view: a whole grid before the first screen has loaded.
 * Until its frame is within one window's height, a lazy picture is therefore moved out of its clipped frame, where
 * browsers do not fetch it. On a page that cannot scroll it is in place from the start, and once loaded it stays there.
 */
const oneScreenAhead = {
  animationName: outOfFrame,
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

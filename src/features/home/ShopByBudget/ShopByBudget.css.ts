import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, largeText, motion, space } from '#theme/measures.ts'
import { fourColumns, section } from '../section.css.ts'

export const background = style(inFeature({ backgroundColor: vars.color.sunken }))

export const content = style([
  section,
  inFeature({
    display: 'grid',
    gap: space[24],
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
        alignItems: 'center',
        paddingBlock: space[72],
      },
    },
  }),
])

export const head = style(inFeature({ display: 'grid', justifyItems: 'start', gap: space[12] }))

export const bands = style([
  fourColumns,
  inFeature({
    justifyItems: 'center',
    rowGap: space[16],
    '@media': {
      // The last ends at the margin.
      [above.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 11.875rem))', justifyContent: 'space-between' },
    },
  }),
])

export const band = style(
  inFeature({
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: '9.5rem',
    aspectRatio: '1',
    borderRadius: '50%',
    overflow: 'clip',
    // A cloth as light as the background has an edge, too.
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: '50%',
        boxShadow: `inset 0 0 0 1px ${vars.color.borderSubtle}`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [above.desktop]: { maxInlineSize: '11.875rem' },
      [largeText]: { containerType: 'inline-size' },
    },
  }),
)

export const picture = style(inFeature({ position: 'absolute', inset: 0, width: '100%', height: '100%' }))

/** The label in the middle, with two gold rings; the picture is visible around it. */
export const disc = style(
  inFeature({
    position: 'absolute',
    inset: '12.5%',
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    borderRadius: '50%',
    color: vars.color.text,
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 2px ${vars.color.zari}, inset 0 0 0 5px ${vars.color.page}, inset 0 0 0 6px ${vars.color.zari}`,
    transition: `color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: '-16.7%', borderRadius: '50%' },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)

/** Small enough on phones that the longest line stays clear of the rings. */
export const line = style(
  inFeature({
    display: 'block',
    whiteSpace: 'nowrap',
    '@media': {
      [below.wide]: { fontSize: 'min(1.0625rem, 4.6vw)' },
      [largeText]: { fontSize: 'min(1.0625rem, 10.5cqi)' },
    },
  }),
)
export const range = style(
  inFeature({
    display: 'block',
    color: vars.color.textMuted,
    '@media': {
      [below.wide]: { fontSize: '0.6875rem', letterSpacing: 0 },
      [largeText]: { fontSize: 'min(0.6875rem, 7.8cqi)' },
    },
  }),
)

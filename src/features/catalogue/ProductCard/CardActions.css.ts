import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, motion, space } from '#theme/measures.ts'
import { root } from './cardRoot.css.ts'

/** Devices with hover get a bar of buttons, touch devices a bag icon in the corner. */
const pointer = `${above.desktop} and ${canHover}`

export const bar = style(
  inFeature({
    position: 'absolute',
    zIndex: 2,
    right: space[4],
    bottom: space[4],
    display: 'flex',
    '@media': {
      [pointer]: {
        insetInline: '10px',
        bottom: '10px',
        height: space[48],
        backgroundColor: vars.color.page,
        opacity: 0,
        transform: `translateY(${space[8]})`,
        selectors: {
          [`${root}:hover &, ${root}:focus-within &`]: {
            opacity: 1,
            transform: 'none',
            // Here, so that it only appears slowly: a window that becomes wide would fade out the bars of all cards.
            transition: `opacity 160ms ${motion.easing}, transform 160ms ${motion.easing}`,
          },
        },
      },
    },
  }),
)

const button = inFeature({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  color: vars.color.text,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.accent } } } },
})

export const add = style([
  button,
  inFeature({
    position: 'relative',
    width: '2.75rem',
    height: '2.75rem',
    isolation: 'isolate',
    selectors: {
      // 36 px visible, touch target of 44 px.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 4,
        borderRadius: '50%',
        backgroundColor: vars.color.page,
      },
      '&:disabled': { color: vars.color.border },
    },
    '@media': {
      [pointer]: {
        flex: 1,
        height: '100%',
        selectors: { '&::before': { display: 'none' } },
      },
    },
  }),
])

export const addLabel = style(inFeature({ display: 'none', '@media': { [pointer]: { display: 'inline' } } }))

/** Not on touch devices, where the card itself opens the product. */
export const view = style([
  button,
  inFeature({
    display: 'none',
    '@media': {
      [pointer]: {
        display: 'inline-flex',
        width: '3.25rem',
        borderInlineStart: `1px solid ${vars.color.borderSubtle}`,
      },
    },
  }),
])

/** Above the link that covers the card. */
export const addButton = style(inFeature({ position: 'relative', zIndex: 2, inlineSize: '100%', marginTop: space[12] }))

/** As wide as its words; not on phones, where the card itself opens the product. */
export const listView = style(
  inFeature({ alignSelf: 'center', order: 1, '@media': { [below.wide]: { display: 'none' } } }),
)

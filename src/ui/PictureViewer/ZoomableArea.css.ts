import { style } from '@vanilla-extract/css'
import { motion } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

export const viewport = style(
  inUi({
    position: 'relative',
    minBlockSize: 0,
    containerType: 'size',
    overflow: 'hidden',
    // Every gesture here is a zoom, a move or a swipe, never the page's scrolling.
    touchAction: 'none',
    cursor: 'zoom-in',
    selectors: {
      '&[data-zoomed]': { cursor: 'grab' },
      '&[data-zoomed]:active': { cursor: 'grabbing' },
    },
  }),
)

export const content = style(
  inUi({
    position: 'relative',
    selectors: {
      // Animates a step by key, button or double tap; drag, pinch and wheel move the content directly.
      '&[data-eased]': { transition: `transform ${motion.calm} ${motion.easing}` },
    },
  }),
)

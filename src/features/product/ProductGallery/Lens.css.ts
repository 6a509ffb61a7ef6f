import { keyframes, style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { motion } from '#theme/measures.ts'

const grown = 'scale(2)'
const grow = keyframes({ from: { transform: 'none' } })
const shrink = keyframes({ from: { transform: grown } })

const during = `${motion.calm} ${motion.easing}`

export const lens = style(inFeature({ position: 'absolute', inset: 0, overflow: 'clip', pointerEvents: 'none' }))

export const enlarged = style(
  inFeature({
    display: 'block',
    blockSize: '100%',
    selectors: {
      // Hidden until the larger picture has loaded.
      '&[data-is="loading"]': { opacity: 0 },
      '&[data-is="enlarged"]': { transform: grown, animation: `${grow} ${during}` },
      '&[data-is="leaving"]': { animation: `${shrink} ${during} both` },
    },
  }),
)

export const picture = style(inFeature({ aspectRatio: 'auto', blockSize: '100%' }))

import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { calm } from '#theme/measures.ts'
import { inLayer } from '../inLayer.ts'

const pass = keyframes({ '0%': { transform: 'translateX(-100%)' }, '55%, 100%': { transform: 'translateX(100%)' } })
const sheen = `color-mix(in srgb, ${vars.color.card} 70%, transparent)`

export const skeleton = recipe({
  base: inLayer({
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: vars.color.sunken,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        backgroundImage: `linear-gradient(100deg, transparent 20%, ${sheen} 50%, transparent 80%)`,
        animation: `${pass} 2.4s ease-in-out infinite`,
        transform: 'translateX(-100%)',
      },
    },
    '@media': { [calm]: { selectors: { '&::after': { display: 'none' } } } },
  }),
  variants: {
    shape: {
      picture: inLayer({ aspectRatio: '3 / 4' }),
      line: inLayer({ blockSize: '0.875rem', borderRadius: '2px' }),
      title: inLayer({ blockSize: '1.375rem', borderRadius: '2px' }),
      block: inLayer({ blockSize: '100%', minBlockSize: '3.25rem', borderRadius: '2px' }),
    },
  },
})

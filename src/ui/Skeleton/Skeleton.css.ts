import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { reducedMotion } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

const pass = keyframes({ '0%': { transform: 'translateX(-100%)' }, '55%, 100%': { transform: 'translateX(100%)' } })
// Between border and page colour: visible in both themes; the sunken colour is darker than a dark page.
const ground = `color-mix(in srgb, ${vars.color.borderSubtle} 55%, ${vars.color.page})`
const sheen = `color-mix(in srgb, ${vars.color.page} 65%, transparent)`

export const skeleton = recipe({
  base: inUi({
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: ground,
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
    '@media': { [reducedMotion]: { selectors: { '&::after': { display: 'none' } } } },
  }),
  variants: {
    shape: {
      picture: inUi({ aspectRatio: '3 / 4' }),
      line: inUi({ blockSize: '0.875rem', borderRadius: '2px' }),
      title: inUi({ blockSize: '1.375rem', borderRadius: '2px' }),
      block: inUi({ blockSize: '100%', minBlockSize: '3.25rem', borderRadius: '2px' }),
    },
  },
})

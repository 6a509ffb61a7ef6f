import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, canHover, forcedColours, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

const tick = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='black' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'><path d='M4.25 9.5l3.25 3.25 6.25-7'/></svg>`
const mask = `url("data:image/svg+xml,${encodeURIComponent(tick)}")`

export const row = style([
  type.small,
  inUi({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    minBlockSize: '2.75rem',
    paddingBlock: '0.6875rem',
    cursor: 'pointer',
    '@media': { [above.desktop]: { minBlockSize: '2.25rem', paddingBlock: '0.4375rem' } },
    selectors: { '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } },
  }),
])

export const box = style(
  inUi({
    appearance: 'none',
    flex: 'none',
    display: 'block',
    inlineSize: '18px',
    blockSize: '18px',
    marginBlockStart: 'calc((1lh - 18px) / 2)',
    backgroundColor: vars.color.card,
    border: `1px solid ${vars.color.border}`,
    borderRadius: '2px',
    cursor: 'inherit',
    transition: `background-color ${motion.quick} ${motion.easing}, border-color ${motion.quick} ${motion.easing}`,
    '@media': {
      [canHover]: {
        selectors: {
          [`${row}:hover &:not(:checked, :disabled, [aria-invalid="true"])`]: { borderColor: vars.color.text },
        },
      },
      [forcedColours]: { appearance: 'auto' },
    },
    selectors: {
      '&:checked': { backgroundColor: vars.color.fill, borderColor: vars.color.fill },
      '&:checked::before': {
        content: '""',
        display: 'block',
        inlineSize: '16px',
        blockSize: '16px',
        backgroundColor: vars.color.onFill,
        maskImage: mask,
        maskSize: '100%',
      },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
    },
  }),
)

export const text = style(inUi({ flex: 1, minInlineSize: 0 }))

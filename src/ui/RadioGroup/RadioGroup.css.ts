import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, canHover, forcedColours, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const group = style(inUi({ minInlineSize: 0 }))

export const legend = style([type.small, inUi({ fontWeight: 500, paddingBlockEnd: space[8] })])

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
  }),
])

/** Rows with a description are separated by a border. */
export const described = style([
  type.body,
  inUi({
    gap: space[16],
    paddingBlock: space[16],
    borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
    '@media': { [above.desktop]: { paddingBlock: space[16] } },
    selectors: { 'legend + &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
  }),
])

export const dot = style(
  inUi({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '18px',
    blockSize: '18px',
    marginBlockStart: 'calc((1lh - 18px) / 2)',
    backgroundColor: vars.color.card,
    border: `1px solid ${vars.color.border}`,
    borderRadius: '50%',
    cursor: 'inherit',
    transition: `border ${motion.quick} ${motion.easing}`,
    selectors: {
      '&:checked': { border: `6px solid ${vars.color.fill}`, backgroundColor: vars.color.onFill },
    },
    '@media': {
      [canHover]: { selectors: { [`${row}:hover &:not(:checked)`]: { borderColor: vars.color.text } } },
      [forcedColours]: { appearance: 'auto' },
    },
  }),
)

export const text = style(inUi({ minInlineSize: 0, display: 'grid', gap: space[2] }))

export const description = style([type.meta, inUi({ color: vars.color.textMuted })])

export const badge = style(inUi({ display: 'flex' }))

/** A label with its badge, as high as the label alone. */
export const labelRow = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] }))
globalStyle(`${labelRow} > * + *`, inUi({ marginBlock: `-${space[4]}` }))

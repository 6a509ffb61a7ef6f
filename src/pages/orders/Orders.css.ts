import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, space, windowHeight } from '#theme/measures.ts'

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[24],
  paddingBlock: `${space[32]} ${space[64]}`,
  '@media': {
    [above.desktop]: { paddingBlock: `${space[56]} ${space[96]}` },
    print: { padding: 0 },
  },
})

// The line below the last order; each order has one above it.
globalStyle(`${list} > ul`, { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` })

export const page = style([list, { minBlockSize: windowHeight(88), '@media': { print: { minBlockSize: 0 } } }])

export const notice = style({ marginBlockStart: space[32] })

export const intro = style({ maxInlineSize: '44rem', textWrap: 'pretty' })

export const onScreen = style({ '@media': { print: { display: 'none' } } })

/** The number of an order is one long word. */
export const title = style([onScreen, { overflowWrap: 'anywhere' }])

export const columns = style({
  display: 'grid',
  gap: space[48],
  // In one column as wide as the receipt.
  maxInlineSize: '40rem',
  '@media': {
    [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: space[72], maxInlineSize: 'none' },
    print: { maxInlineSize: 'none' },
  },
})

import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'
import { above, largeText, space } from '#theme/measures.ts'

const frame = inUi({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
  paddingBlock: space[4],
  paddingInline: space[16],
  border: '1px solid',
  '@media': {
    [above.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** By tone, which colours frame and icon; the message has the colour of text. */
export const notice = styleVariants({
  info: [frame, inUi({ color: vars.color.gold, borderColor: 'transparent', backgroundColor: vars.color.sunken })],
  warning: [frame, inUi({ color: vars.color.warning })],
  danger: [frame, inUi({ color: vars.color.danger })],
})

/** Level with the first line of the message. */
export const icon = style(inUi({ marginBlockStart: space[12] }))

/** One line of it is as high as the button beside it. */
export const message = style(
  inUi({ paddingBlock: '0.6875rem', color: vars.color.text, textWrap: 'pretty', overflowWrap: 'anywhere' }),
)

/** Below the message on phones. */
export const action = style(
  inUi({
    gridColumn: 2,
    justifySelf: 'start',
    marginBlockStart: `-${space[8]}`,
    '@media': {
      [above.wide]: { gridColumn: 'auto', marginBlockStart: 0, marginInlineStart: space[12] },
      [largeText]: { gridColumn: 'auto' },
    },
  }),
)

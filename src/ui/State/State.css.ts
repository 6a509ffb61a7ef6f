import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { above, below, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'
import { layers } from '#theme/layers.css.ts'

export const state = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBlock: space[64],
    textAlign: 'center',
    '@media': { [above.desktop]: { paddingBlock: space[96] } },
  }),
)

export const icon = style(inUi({ color: vars.color.danger }))

// Its mark has the width of a stroke at the size of text: the dot would be too small to be seen.
globalStyle(`${icon} path`, { '@layer': { [layers.ui]: { strokeWidth: 1.2 } } })

export const title = recipe({
  base: inUi({ marginBlockStart: space[24], maxInlineSize: '24em', textWrap: 'balance' }),
  variants: { isPage: { true: type.sectionTitle, false: type.featuredName } },
})

export const message = style([
  type.body,
  inUi({ marginBlockStart: space[12], maxInlineSize: '34rem', color: vars.color.textMuted, textWrap: 'balance' }),
])

// What is wider than the buttons spans all columns, and does not widen theirs.
const columns = '1fr auto 1fr'

export const actions = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space[16],
    marginBlockStart: space[32],
    // Stacked on every phone, as wide as the widest: whether they fit in a row depends on the font.
    '@media': {
      [below.wide]: { display: 'grid', justifyItems: 'stretch', columnGap: 0, gridTemplateColumns: columns },
    },
  }),
)

globalStyle(`${actions} > *`, { '@layer': { [layers.ui]: { gridColumn: 2 } } })

import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { serifWeight } from '#theme/serifWeight.ts'
import { inUi } from '#theme/inLayer.ts'

export const logo = style(
  inUi({ display: 'inline-flex', alignItems: 'center', gap: space[16], color: vars.color.text }),
)

export const name = style(
  inUi({
    fontFamily: vars.font.display,
    fontSize: '1.6875rem',
    fontWeight: serifWeight,
    fontVariationSettings: "'opsz' 40",
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
  }),
)

import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const box = style(inFeature({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[12] }))

/** Below the desktop the bar under the thumb has it: one of the two is there at any width. */
export const add = style(inFeature({ display: 'none', '@media': { [above.desktop]: { display: 'inline-flex' } } }))

export const buyNow = style(inFeature({ '@media': { [above.desktop]: { gridColumn: '1 / -1' } } }))

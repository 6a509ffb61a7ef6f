import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { windowHeight } from '#theme/measures.ts'

export const shell = style(inFeature({ display: 'flex', flexDirection: 'column', minHeight: windowHeight(100) }))

export const main = style(inFeature({ flex: 1, minWidth: 0, selectors: { '&:focus': { outline: 'none' } } }))

import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

export const shell = style(inFeature({ display: 'flex', flexDirection: 'column', minHeight: '100svh' }))

export const main = style(inFeature({ flex: 1, minWidth: 0, selectors: { '&:focus': { outline: 'none' } } }))

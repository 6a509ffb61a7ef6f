import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = Omit<StyleRule, '@layer'>

/** Put a rule into its cascade layer: a feature's rule wins over one of `ui`, whatever the order of the files. */
export const inUi = into(layers.ui)
export const inFeature = into(layers.feature)

function into(layer: string) {
  return (rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } })
}

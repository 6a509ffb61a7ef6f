import type { StyleRule } from '@vanilla-extract/css'
import { layers } from '#theme/layers.css.ts'

/** Puts a rule into the layer of these parts: a feature's own rule wins, whatever the order of the files. */
export function inLayer(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.ui]: rule } }
}

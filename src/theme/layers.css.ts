import { globalLayer } from '@vanilla-extract/css'

/**
 * Cascade layers, weakest first. The documents' heads (index.html, .storybook/preview-head.html) declare the same order,
 * because a page's style sheet may load before the shared one.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  ui: globalLayer('ui'),
  feature: globalLayer('feature'),
}

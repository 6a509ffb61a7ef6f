import { globalLayer } from '@vanilla-extract/css'

/**
 * Cascade layers, weakest first: what stands later wins, whatever the order of files. The documents' heads (index.html,
 * .storybook/preview-head.html) name them in this order too, for a page's own style sheet may arrive before the shared one.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  ui: globalLayer('ui'),
  feature: globalLayer('feature'),
}

import { createGlobalThemeContract } from '@vanilla-extract/css'

/** What a component may ask for and a theme must answer. Names are roles, never hues. */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: '',
      card: '',
      sunken: '',
      text: '',
      quiet: '',
      /** Words and lines in madder. */
      accent: '',
      /** Grounds in madder that carry `onFill`. */
      fill: '',
      fillHover: '',
      onFill: '',
      /** Gold that may carry words. */
      gold: '',
      /** Ornament only: never words, never the only sign of anything. */
      zari: '',
      peacock: '',
      success: '',
      caution: '',
      critical: '',
      hairline: '',
      /** Edges of controls, 3:1 on every ground. */
      edge: '',
      band: '',
      onBand: '',
      /** What lies between a sheet and the page. */
      veil: '',
    },
    /** A filter over photographs: lamplight dims them a little. */
    picture: { filter: '' },
    font: { display: '', text: '' },
  },
  (_value, path) => path.join('-'),
)

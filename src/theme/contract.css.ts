import { createGlobalThemeContract } from '@vanilla-extract/css'

/** The theme contract. Names are roles, never hues. */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: '',
      card: '',
      sunken: '',
      /** Paper that has to be seen on the page: sunken by day, raised by lamp. */
      receipt: '',
      text: '',
      textMuted: '',
      /** Text and lines in madder. */
      accent: '',
      /** Backgrounds in madder, for text in `onFill`. */
      fill: '',
      fillHover: '',
      onFill: '',
      /** Gold with enough contrast for text. */
      gold: '',
      /** Decoration only: its contrast is too low for text or meaning. */
      zari: '',
      peacock: '',
      success: '',
      warning: '',
      danger: '',
      borderSubtle: '',
      /** Borders of controls, contrast 3:1 on every background. */
      border: '',
      band: '',
      onBand: '',
      /** Backdrop of sheets and dialogs. */
      overlay: '',
    },
    /** CSS filter over photographs: Lamplight dims them slightly. */
    picture: { filter: '' },
    font: { display: '', text: '' },
  },
  (_value, path) => path.join('-'),
)

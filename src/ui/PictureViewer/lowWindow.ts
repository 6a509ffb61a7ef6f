import { above } from '#theme/measures.ts'

/** Windows too low for two rows of controls: a phone in landscape, 400 % zoom. */
export const lowWindow = 'screen and (max-height: 30rem)'

/** Windows with space for the controls beside a picture of the window's height. */
export const wideWindow = `${above.desktop} and (min-height: 30.01rem)`

/** Windows too low for two rows of controls: a phone in landscape, 400 % zoom. */
export const lowWindow = 'screen and (max-height: 30rem)'

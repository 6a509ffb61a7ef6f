import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { displayStack, headingStack, textStack } from './fonts.css.ts'
import { layers } from './layers.css.ts'
import { daylight as daylightColours, lamplight as lamplightColours } from './tokens/colours.ts'

const font = { heading: headingStack, display: displayStack, text: textStack }
const daylight = assignVars(vars, { color: daylightColours, picture: { filter: 'none', banner: 'none' }, font })
const lamplight = assignVars(vars, {
  color: lamplightColours,
  picture: { filter: 'brightness(0.92)', banner: 'brightness(0.78)' },
  font,
})

// Follows the system by default: the first-paint script sets data-theme only for an explicit choice. Paper is always light.
globalStyle(':root', { '@layer': { [layers.base]: { vars: daylight, colorScheme: 'light' } } })
globalStyle(':root:not([data-theme="daylight"])', {
  '@layer': {
    [layers.base]: {
      '@media': { 'screen and (prefers-color-scheme: dark)': { vars: lamplight, colorScheme: 'dark' } },
    },
  },
})
globalStyle(':root[data-theme="lamplight"]', {
  '@layer': { [layers.base]: { '@media': { screen: { vars: lamplight, colorScheme: 'dark' } } } },
})

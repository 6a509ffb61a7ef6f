import { createGlobalThemeContract } from '@vanilla-extract/css'
import { daylight } from './tokens/colours.ts'

type Roles = Record<keyof typeof daylight, ''>

// Object.fromEntries loses the type of the keys.
const roles = Object.fromEntries(Object.keys(daylight).map((role) => [role, ''])) as Roles

/** The theme contract: a variable for each role of `tokens/colours.ts`. Names are roles, never hues. */
export const vars = createGlobalThemeContract(
  {
    color: roles,
    /** CSS filters over photographs and woven borders: Lamplight dims them, borders more. */
    picture: { filter: '', banner: '' },
    font: { heading: '', display: '', text: '' },
  },
  (_value, path) => path.join('-'),
)

import { colours } from './colour.ts'

/** Families of colours, each with a colour to show for it. */
const colourFamilies = {
  White: colours.White,
  Cream: colours.Ivory,
  Yellow: colours.Turmeric,
  Gold: colours.Gold,
  Orange: colours.Saffron,
  Red: colours.Red,
  Pink: colours.Pink,
  Purple: colours.Purple,
  Blue: colours['Royal blue'],
  Green: colours['Leaf green'],
  Brown: colours.Brown,
  Grey: colours.Grey,
  Silver: colours.Silver,
  Black: colours.Black,
} as const

export type ColourFamily = keyof typeof colourFamilies

// Object.keys loses the literal types of the keys.
export const colourFamilyNames = Object.keys(colourFamilies) as readonly ColourFamily[]

/** The colour to show for a family; undefined for any other name. */
export function colourOfFamily(name: string): string | undefined {
  return new Map<string, string>(Object.entries(colourFamilies)).get(name)
}

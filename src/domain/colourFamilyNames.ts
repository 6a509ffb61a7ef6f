/** Families of colours, each with a colour to show for it. */
const colourFamilies = {
  White: '#F7F4EC',
  Cream: '#EFE6D2',
  Yellow: '#D9A21B',
  Gold: '#B98A2E',
  Orange: '#D9741A',
  Red: '#A81C26',
  Pink: '#D4708F',
  Purple: '#54257A',
  Blue: '#1F3C88',
  Green: '#3B7A35',
  Brown: '#5C3A24',
  Grey: '#8C8780',
  Silver: '#B9B6AE',
  Black: '#1E1A1A',
} as const satisfies Record<string, `#${string}`>

export type ColourFamily = keyof typeof colourFamilies

// Object.keys forgets the names of the table.
export const colourFamilyNames = Object.keys(colourFamilies) as readonly ColourFamily[]

/** The colour to show for a family; undefined for any other name. */
export function colourOfFamily(name: string): string | undefined {
  return new Map<string, string>(Object.entries(colourFamilies)).get(name)
}

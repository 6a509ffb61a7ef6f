/**
 * The shop's colour words and the sRGB each stands for: swatches, flat pictures and the colour filter all read this one
 * list.
 */
export const colours = {
  Ivory: '#EFE6D2',
  'Kasavu cream': '#F3EAD3',
  White: '#F7F4EC',
  Ecru: '#D9C7A3',
  Beige: '#CDB592',
  Honey: '#C4953F',
  Gold: '#B98A2E',
  Mustard: '#C98A17',
  Turmeric: '#D9A21B',
  Saffron: '#D9741A',
  Rust: '#A6481F',
  Terracotta: '#B5573A',
  Brick: '#8F3A26',
  Vermilion: '#B7291F',
  Red: '#A81C26',
  Madder: '#8C1C2E',
  Maroon: '#5E1420',
  Coral: '#D9695A',
  Peach: '#E5A98A',
  Pink: '#D4708F',
  Rani: '#B01E68',
  Rose: '#C98A94',
  Wine: '#4C1830',
  Plum: '#5A2450',
  Purple: '#54257A',
  Lavender: '#9E8BBF',
  Indigo: '#24305E',
  Navy: '#1B2545',
  'Royal blue': '#1F3C88',
  'Sky blue': '#7FA6C4',
  Peacock: '#0E5A63',
  Teal: '#1C6E6C',
  'Sea green': '#5D9C86',
  'Bottle green': '#14452F',
  'Leaf green': '#3B7A35',
  Parrot: '#6E9A2A',
  Sage: '#93A284',
  Olive: '#6B6A2B',
  Brown: '#5C3A24',
  Grey: '#8C8780',
  Silver: '#B9B6AE',
  Charcoal: '#3A3634',
  Black: '#1E1A1A',
} as const satisfies Record<string, `#${string}`>

export type ColourName = keyof typeof colours

/** The sRGB of a colour word, ignoring case; undefined when the shop does not know the word. */
export function colourOf(word: string): string | undefined {
  return byLowerCase.get(word.trim().toLowerCase())
}

// Widened to string, so that any text can be looked up.
const byLowerCase = new Map(Object.entries(colours).map(([name, hex]) => [name.toLowerCase(), hex as string]))

import type { ColourName } from './colour.ts'
import { colourFamilyNames, type ColourFamily } from './colourFamilyNames.ts'

/** The families that the shop's colours belong to; some belong to two. */
const coloursByFamily: Readonly<Record<ColourFamily, readonly ColourName[]>> = {
  White: ['White', 'Ivory'],
  Cream: ['Kasavu cream', 'Ivory', 'Ecru', 'Beige'],
  Yellow: ['Mustard', 'Turmeric', 'Honey'],
  Gold: ['Gold', 'Honey'],
  Orange: ['Saffron', 'Rust', 'Terracotta', 'Coral', 'Peach'],
  Red: ['Red', 'Vermilion', 'Madder', 'Maroon', 'Brick', 'Wine'],
  Pink: ['Pink', 'Rani', 'Rose', 'Coral', 'Peach'],
  Purple: ['Purple', 'Plum', 'Lavender', 'Wine'],
  Blue: ['Royal blue', 'Sky blue', 'Navy', 'Indigo', 'Peacock', 'Teal'],
  Green: ['Bottle green', 'Leaf green', 'Sea green', 'Parrot', 'Sage', 'Olive', 'Peacock', 'Teal'],
  Brown: ['Brown', 'Rust', 'Terracotta'],
  Grey: ['Grey', 'Charcoal'],
  Silver: ['Silver'],
  Black: ['Black'],
}

const byColour = new Map<string, ColourFamily[]>()
for (const family of colourFamilyNames) {
  for (const colour of coloursByFamily[family]) {
    const name = colour.toLowerCase()
    byColour.set(name, [...(byColour.get(name) ?? []), family])
  }
}

/** The families of these colours; a colour the shop does not list belongs to those it names: 'Dark green' to Green. */
export function colourFamiliesOf(colours: readonly string[]): ColourFamily[] {
  return [
    ...new Set(
      colours.flatMap((colour) => {
        const name = colour.trim().toLowerCase()
        const named = new Set(name.split(/[^a-z]+/))
        return byColour.get(name) ?? colourFamilyNames.filter((family) => named.has(family.toLowerCase()))
      }),
    ),
  ]
}

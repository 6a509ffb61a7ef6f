import { stableNumber } from '#domain/stableNumber.ts'
import type { Piece } from '#server/catalogue/piece.ts'
import type { Cloth } from './cloth.ts'
import { cottonLinen } from './pieces/cottonLinen.ts'
import { functionWear } from './pieces/functionWear.ts'
import { paletteOf } from './pieces/palette.ts'
import { partyWear } from './pieces/partyWear.ts'
import { pureSilks } from './pieces/pureSilks.ts'
import type { Recipe } from './pieces/recipe.ts'
import { salwarSuits } from './pieces/salwarSuits.ts'
import { semiSilks } from './pieces/semiSilks.ts'
import { workwear } from './pieces/workwear.ts'
import type { SuitCloths } from './scenes/suit.ts'

const sarees: Readonly<Record<string, Recipe>> = {
  ...cottonLinen,
  ...functionWear,
  ...partyWear,
  ...pureSilks,
  ...semiSilks,
  ...workwear,
}

/** The cloth of a saree, woven after its colours. Throws a RangeError where nobody has said how. */
export function sareeOf({ code, color }: Piece): Cloth {
  const recipe = sarees[code]
  if (!recipe) throw new RangeError(`No one has said how ${code} is woven`)
  return { ...recipe(paletteOf(color)), seed: seedOf(code) }
}

/** The three lengths of a suit. Throws a RangeError where nobody has said how. */
export function suitOf({ code, color }: Piece): SuitCloths {
  const recipe = salwarSuits[code]
  if (!recipe) throw new RangeError(`No one has said how ${code} is woven`)
  const { top, bottom, dupatta } = recipe(paletteOf(color))
  const seed = seedOf(code)
  return { top: { ...top, seed }, bottom: { ...bottom, seed: seed + 1 }, dupatta: { ...dupatta, seed: seed + 2 } }
}

function seedOf(code: string): number {
  return stableNumber(`cloth of ${code}`, 1, 1_000_000)
}

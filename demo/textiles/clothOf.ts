import { stableNumber } from '#domain/stableNumber.ts'
import type { DemoProduct } from '#demo/catalogue/demoProduct.ts'
import type { Cloth } from './cloth.ts'
import { cottonLinen } from './recipes/cottonLinen.ts'
import { functionWear } from './recipes/functionWear.ts'
import { paletteOf } from './recipes/palette.ts'
import { partyWear } from './recipes/partyWear.ts'
import { pureSilks } from './recipes/pureSilks.ts'
import type { Recipe } from './recipes/recipe.ts'
import { salwarSuits } from './recipes/salwarSuits.ts'
import { semiSilks } from './recipes/semiSilks.ts'
import { workwear } from './recipes/workwear.ts'
import type { SuitCloths } from './scenes/suit.ts'

const sarees: Readonly<Record<string, Recipe>> = {
  ...cottonLinen,
  ...functionWear,
  ...partyWear,
  ...pureSilks,
  ...semiSilks,
  ...workwear,
}

/** The cloth of a saree in its record's colours. Throws a RangeError without a recipe. */
export function sareeOf({ code, color }: DemoProduct): Cloth {
  const recipe = sarees[code]
  if (!recipe) throw new RangeError(`No one has said how ${code} is woven`)
  return { ...recipe(paletteOf(color)), seed: seedOf(code) }
}

/** The three lengths of a suit. Throws a RangeError without a recipe. */
export function suitOf({ code, color }: DemoProduct): SuitCloths {
  const recipe = salwarSuits[code]
  if (!recipe) throw new RangeError(`No one has said how ${code} is woven`)
  const { top, bottom, dupatta } = recipe(paletteOf(color))
  const seed = seedOf(code)
  return { top: { ...top, seed }, bottom: { ...bottom, seed: seed + 1 }, dupatta: { ...dupatta, seed: seed + 2 } }
}

function seedOf(code: string): number {
  return stableNumber(`cloth of ${code}`, 1, 1_000_000)
}

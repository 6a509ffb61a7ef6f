import { heightOf, type Cloth } from '../cloth.ts'
import type { Scene } from '../light/develop.ts'
import { chance } from '../noise.ts'
import { corner } from './corner.ts'
import { overRod } from './rod.ts'
import { square } from './square.ts'
import { turnedUnder } from './turned.ts'

type SetUp = (cloth: Cloth, detail: (view: number) => number) => Scene

/** A close-up of the cloth, thread by thread, in one of the set-ups that suit its kind. */
export function close(cloth: Cloth, detail: (view: number) => number): Scene {
  return setUpOf(cloth)(cloth, detail)
}

export function setUpOf(cloth: Cloth): SetUp {
  const suited = setUpsOf(cloth)
  return suited[Math.floor(chance(cloth.seed, 57) * suited.length)] ?? square
}

/** Thin cloth shows how it falls, a broad border how it folds, a fringed end its knots, and the rest its weave. */
function setUpsOf(cloth: Cloth): readonly SetUp[] {
  if (['georgette', 'organza', 'crepe', 'tissue'].includes(cloth.fibre)) return [overRod, overRod, turnedUnder]
  const isBroad = heightOf(cloth.borders[1]) > 6.5
  if (cloth.fringed) return isBroad ? [turnedUnder, corner, square] : [corner, overRod, square, corner]
  return isBroad ? [turnedUnder, square] : [square, overRod, square, turnedUnder]
}

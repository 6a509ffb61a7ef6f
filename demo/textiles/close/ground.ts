import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { brightness } from '../colour.ts'
import { Ink } from '../ink.ts'
import { chance } from '../noise.ts'
import type { Look } from '../scenes/room.ts'

/** What a close-up lies on: pale under deep colours, dark or warm under pale ones. */
export function groundOf(cloth: Cloth): Look {
  const other = chance(cloth.seed, 64) < 0.5
  if (isPale(cloth)) return other ? 'slate' : 'wood'
  return other ? 'pale wood' : 'wall'
}

/** Whether border and body together are nearer white than a deep colour is. */
export function isPale(cloth: Cloth): boolean {
  return lightnessOf(cloth) > 0.32
}

/** Mean brightness of border and body, as a share of white. */
function lightnessOf(cloth: Cloth): number {
  const design = designOf(cloth)
  const edge = heightOf(cloth.borders[1])
  const ink = new Ink()
  let sum = 0
  for (let at = 0; at < 60; at++) {
    design(heightOf(cloth.pallu) + 20 + at * 0.37, cloth.width - (at / 60) * (edge + 8), ink)
    sum += brightness([ink.red, ink.green, ink.blue]) * (1 - 0.4 * ink.zari)
  }
  return sum / 60
}

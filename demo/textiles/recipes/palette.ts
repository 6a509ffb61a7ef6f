import type { ColourName } from '#domain/colour.ts'
import { lightNamed, lightOf, metals, type Light, type Metal } from '../colour.ts'
import type { Yarn } from '../ink.ts'
import { spun } from '../weaving.ts'

/** A product's colours as a weaver reads them: what is yarn, and what is metal. */
export interface Palette {
  ground: Yarn
  /** The border's or the pallu's colour; the ground again where a product has only metal. */
  second: Yarn
  third: Yarn
  zari: Yarn
  metal: Metal
  /** Light of the three, for what is dyed. */
  dyes: readonly [ground: Light, second: Light, third: Light]
}

const isMetal = (name: ColourName) => name === 'Gold' || name === 'Silver'

export function paletteOf([first, ...rest]: readonly [ColourName, ...ColourName[]]): Palette {
  const names = rest.filter((name) => !isMetal(name))
  const metal: Metal = [first, ...rest].includes('Silver') ? 'silver' : 'gold'
  // A product whose ground is metal is metal thread across undyed yarn.
  const ground = isMetal(first) ? lightOf(first === 'Gold' ? '#d9b878' : '#cfccc4') : lightNamed(first)
  const lightAt = (at: number) => (names[at] ? lightNamed(names[at]) : undefined)
  const second = lightAt(0) ?? ground
  const third = lightAt(1) ?? second
  return {
    ground: spun(ground),
    second: spun(second),
    third: spun(third),
    zari: { light: metals[metal], zari: 1 },
    metal,
    dyes: [ground, second, third],
  }
}

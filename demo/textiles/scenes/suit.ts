import { type Cloth } from '../cloth.ts'
import type { Scene } from '../light/develop.ts'
import { chance } from '../noise.ts'
import { draped } from './draped.ts'
import { onTable } from './flat.ts'
import { packed, topOf } from './pack.ts'
import { backdrop } from './room.ts'

export interface SuitCloths {
  top: Cloth
  bottom: Cloth
  dupatta: Cloth
}

/** The three lengths of a suit: bottom and top folded, the dupatta gathered and laid over both, its end in front. */
export function suit({ top, bottom, dupatta }: SuitCloths, detail: (view: number) => number): Scene {
  const { seed } = top
  const view = 54
  const size = detail(view)
  const side = chance(seed, 44) < 0.5 ? -1 : 1
  const lowest = { wide: 31, tall: 36, x: side * 6.5, y: 15, angle: side * -0.16, z: 0, layers: 5, s: 10, t: 20, size }
  const z = topOf(lowest) - 0.2
  const middle = { wide: 31, tall: 37, x: side * 4.5, y: -9, angle: side * 0.05, z, layers: 5, s: 6, t: 0, size }
  return onTable({
    layers: [
      ...packed(bottom, lowest),
      ...packed(top, middle),
      draped(dupatta, { from: [side * -11, -34], to: [side * -4, 48], over: [lowest, middle], size: size * 2 }),
    ],
    backdrop: backdrop(chance(seed, 43) < 0.4 ? 'wood' : 'stone', 0, seed, { x: -14, y: 20, wide: 48 }),
    seed,
    view,
    lean: 26,
    y: -1,
  })
}

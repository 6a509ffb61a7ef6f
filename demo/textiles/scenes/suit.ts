import { heightOf, type Cloth } from '../cloth.ts'
import type { Scene } from '../light/develop.ts'
import { chance } from '../noise.ts'
import { onTable } from './flat.ts'
import { packed, topOf, turnedOver } from './pack.ts'
import { backdrop } from './room.ts'

export interface SuitCloths {
  top: Cloth
  bottom: Cloth
  dupatta: Cloth
}

/** The three lengths of a suit, folded one upon another: bottom beneath, top across it, the dupatta's end over both. */
export function suit({ top, bottom, dupatta }: SuitCloths, detail: (view: number) => number): Scene {
  const { seed } = top
  const view = 47
  const size = detail(view)
  const side = chance(seed, 44) < 0.5 ? -1 : 1
  const lowest = { wide: 29, tall: 38, x: side * -6.5, y: 9, angle: side * 0.26, z: 0, layers: 4, s: 10, t: 20, size }
  const middle = {
    wide: 28,
    tall: 36,
    x: side * 1,
    y: 0,
    angle: side * 0.05,
    z: topOf(lowest) + 0.4,
    layers: 4,
    s: 6,
    t: 0,
    size,
  }
  const upper = {
    wide: 21,
    tall: 34,
    x: side * 6.5,
    y: -7,
    angle: side * -0.2,
    z: topOf(middle) + 0.4,
    layers: 3,
    s: heightOf(dupatta.pallu) + 4,
    t: 0,
    size,
  }
  const over = { ...upper, z: topOf(upper) + 0.9, y: -23.5, x: upper.x + side * -3.4, tall: 17 }
  return onTable({
    layers: [...packed(bottom, lowest), ...packed(top, middle), ...packed(dupatta, upper), turnedOver(dupatta, over)],
    backdrop: backdrop(chance(seed, 43) < 0.4 ? 'wood' : 'stone', 0, seed, { x: -14, y: 20, wide: 48 }),
    seed,
    view,
    lean: 26,
    y: -1,
  })
}

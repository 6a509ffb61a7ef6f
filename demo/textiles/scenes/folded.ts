import { heightOf, type Cloth } from '../cloth.ts'
import type { Scene } from '../light/develop.ts'
import { chance } from '../noise.ts'
import { onTable } from './flat.ts'
import { packed, topOf, turnedOver } from './pack.ts'
import { backdrop } from './room.ts'

/** A saree folded on a table, its pallu turned over the front. */
export function folded(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const view = 42
  const size = detail(view)
  const angle = (chance(seed, 41) < 0.5 ? -1 : 1) * (0.08 + 0.12 * chance(seed, 42))
  const place = { wide: 31, x: 0, y: 4, angle, size }
  const pack = { ...place, tall: 46, z: 0, layers: 7, s: heightOf(cloth.pallu) + 14, t: 0 }
  const over = { ...place, y: -19, z: topOf(pack) + 0.75, tall: 27 }
  return onTable({
    layers: [...packed(cloth, pack), turnedOver(cloth, { ...over, x: Math.sin(angle) * 23 })],
    backdrop: backdrop(chance(seed, 43) < 0.35 ? 'wood' : 'stone', 0, seed, { x: -14, y: 20, wide: 44 }),
    seed,
    view,
    lean: 26,
    y: 1,
  })
}

import { designOf, heightOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { onTable } from './flat.ts'
import { backdrop } from './room.ts'

/** The border alone, flat and straight, its selvedge below: it opens a listing, and can be mirrored to go on for ever. */
export function strip(cloth: Cloth, detail: (view: number) => number): Scene {
  const edge = Math.max(3, heightOf(cloth.borders[0]))
  const view = edge * 6.25
  const s0 = heightOf(cloth.pallu) + 20
  const map = paint(cloth, designOf(cloth), { s0, s1: s0 + view * 1.2, t0: 0, t1: edge * 1.3, size: detail(view) })
  const mesh = meshOf(40, 240, (u, v, point) => {
    point.x = (v - 0.5) * view * 1.2
    point.y = (u - 0.5) * edge * 1.3 + edge * 0.12
    point.z = 0.05 * Math.sin(v * 19)
    point.s = s0 + v * view * 1.2
    point.t = u * edge * 1.3
  })
  return {
    ...onTable({
      layers: [{ mesh, material: clothMaterial(cloth, map) }],
      backdrop: backdrop('stone', -1, 1, { x: 0, y: 0, wide: 90 }),
      seed: 3,
      view,
      lean: 0,
    }),
    hollows: [],
  }
}

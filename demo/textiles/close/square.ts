import { heightOf, type Cloth } from '../cloth.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { clamp, cloud } from '../noise.ts'
import { backdrop } from '../scenes/room.ts'
import { groundOf } from './ground.ts'
import { nearLight } from './near.ts'
import { edgeOf, threaded } from './threads.ts'

/** The weave seen from straight above, aligned with its threads: body, and the border along one side. */
export function square(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const viewOf = (border: number) => clamp(border * 0.9 + 5, 9, 14)
  const { side, border, t0, t1, inward } = edgeOf(cloth, (wide) => viewOf(wide) * 1.5)
  const view = viewOf(border)
  const tall = view * 1.9
  const s0 = heightOf(cloth.pallu) + 18
  const part = { s0, s1: s0 + tall, t0, t1 }
  const mesh = meshOf(420, 520, (u, v, point) => {
    const x = -inward(u)
    const y = (v - 0.5) * tall
    point.x = side * x
    point.y = y + 0.06 * Math.sin(x * 0.7 + seed)
    point.z = 0.75 * (cloud(x * 0.13, y * 0.1, seed) - 0.5) + 0.12 * Math.sin(x * 0.5 + y * 0.16 + seed)
    point.s = s0 + v * tall
    point.t = t0 + u * (t1 - t0)
  })
  // A little of the ground is seen beyond a slim border, none beyond a broad one.
  const centre = side * -view * (border > 7 ? 0.52 : 0.42)
  return {
    eye: [centre, -1.5, 46],
    target: [centre, 0, 0],
    view,
    layers: [{ mesh, material: threaded(cloth, part, detail(view)) }],
    backdrop: backdrop(groundOf(cloth), -0.9, seed, { x: centre - 6, y: 4, wide: 22 }),
    ...nearLight(seed),
  }
}

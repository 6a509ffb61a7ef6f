import type { Cloth } from '../cloth.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { between, chance, cloud } from '../noise.ts'
import { fringe } from '../scenes/pleats.ts'
import { backdrop } from '../scenes/room.ts'
import { groundOf } from './ground.ts'
import { nearLight } from './near.ts'
import { edgeOf, threaded } from './threads.ts'

/** One corner of the pallu: its border, its end, and the knots of the fringe. */
export function corner(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const view = 15
  const tall = view * 2.3
  const { side, t0, t1, inward } = edgeOf(cloth, () => view * 1.5)
  const end = cloth.fringed ? -6.2 : 0
  const part = { s0: end, s1: end + tall, t0, t1 }
  const mesh = meshOf(480, 720, (u, v, point) => {
    const x = -inward(u)
    const y = v * tall + end
    const [px, py] = [x + view * 0.38, y - view * 0.42]
    const loose = Math.min(1, Math.max(0, y / 4))
    point.x = side * (px + 0.25 * Math.sin(y * 0.3 + seed))
    point.y = py + 0.18 * Math.sin(x * 0.4 + seed)
    point.z =
      0.35 +
      loose * (0.5 * Math.sin(px * 0.3 + py * 0.16 + seed) + 1.1 * (cloud(px * 0.11, py * 0.09, seed) - 0.5)) +
      (y < 0 ? 0.05 * y * Math.min(1, -y / 2) : 0)
    point.s = y
    point.t = t0 + u * (t1 - t0)
  })
  return {
    eye: [side * -2, -9, 42],
    target: [0, 0, 0],
    view,
    roll: side * between(-0.3, -0.12, chance(seed, 59)),
    layers: [
      {
        mesh,
        material: { ...threaded(cloth, part, detail(view)), sheer: 0 },
        holes: cloth.fringed ? fringe : undefined,
      },
    ],
    backdrop: backdrop(groundOf(cloth), -0.6, seed, { x: -6, y: 4, wide: 22 }),
    ...nearLight(seed),
  }
}

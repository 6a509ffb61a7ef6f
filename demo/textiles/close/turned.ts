import { heightOf, type Cloth } from '../cloth.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Scene } from '../light/develop.ts'
import { between, chance, clamp, cloud } from '../noise.ts'
import { backdrop } from '../scenes/room.ts'
import { groundOf } from './ground.ts'
import { nearLight } from './near.ts'
import { edgeOf, threaded } from './threads.ts'

/** Radius of the bends, cm. */
const radius = 0.42

/**
 * Where a point of the cloth lies that is `a` cm past the fold line on the cloth: its distance past the line and its
 * height, cm. The cloth turns under, runs back for `back` cm, turns again and goes on.
 */
function turn(a: number, back: number): readonly [along: number, up: number] {
  const bend = Math.PI * radius
  if (a < 0) return [a, 4 * radius]
  if (a < bend) return [radius * Math.sin(a / radius), (3 + Math.cos(a / radius)) * radius]
  if (a < bend + back) return [bend - a, 2 * radius]
  const second = (a - bend - back) / radius
  if (second < Math.PI) return [-back - radius * Math.sin(second), (1 + Math.cos(second)) * radius]
  return [a - 2 * bend - 2 * back, 0]
}

/** The cloth laid in one slanting fold: the border runs up to it and goes on below. */
export function turnedUnder(cloth: Cloth, detail: (view: number) => number): Scene {
  const { seed } = cloth
  const viewOf = (border: number) => clamp(border * 0.95 + 6, 10.5, 15)
  const { side, border, t0, t1, inward } = edgeOf(cloth, (wide) => viewOf(wide) * 2.1)
  const view = viewOf(border)
  const tall = view * 2.9
  const s0 = heightOf(cloth.pallu) + 14
  const part = { s0, s1: s0 + tall, t0, t1 }
  const slant = between(0.55, 0.85, chance(seed, 59))
  const [dx, dy] = [Math.sin(slant), -Math.cos(slant)]
  const back = between(1.6, 2.6, chance(seed, 60))
  const mesh = meshOf(560, 760, (u, v, point) => {
    const x = -inward(u) + view * 0.66
    const y = (v - 0.5) * tall - view * 0.1
    const a = x * dx + y * dy + 0.35 * Math.sin(x * 0.22 - y * 0.1 + seed)
    const [along, up] = turn(a, back)
    const [px, py] = [x + (along - a) * dx, y + (along - a) * dy]
    point.x = side * px
    point.y = py
    // Shared by all layers, so that none cuts through the next; the upper one stands a little off the fold.
    point.z =
      up +
      1.5 * (cloud(px * 0.1, py * 0.08, seed) - 0.5) +
      0.5 * Math.sin(px * 0.34 + py * 0.2 + seed) +
      (a < 0 ? 0.35 * Math.exp(-((a + 1.2) ** 2) / 2) * (1 - Math.exp(-a * a * 4)) : 0)
    point.s = s0 + v * tall
    point.t = t0 + u * (t1 - t0)
  })
  return {
    eye: [side * -2, -9, 38],
    target: [0, 0, 0],
    view,
    roll: side * -0.1,
    layers: [{ mesh, material: threaded(cloth, part, detail(view)) }],
    backdrop: backdrop(groundOf(cloth), -1.3, seed, { x: -6, y: 4, wide: 22 }),
    ...nearLight(seed),
  }
}

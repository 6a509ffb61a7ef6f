import { designOf, type Cloth } from '../cloth.ts'
import { paint } from '../designMap.ts'
import { meshOf } from '../geometry/mesh.ts'
import type { Layer } from '../light/develop.ts'
import { clothMaterial } from '../light/material.ts'
import { between, noise, step } from '../noise.ts'
import { topOf } from './pack.ts'
import { fringe, section } from './pleats.ts'

interface Lying {
  wide: number
  tall: number
  x: number
  y: number
  angle: number
  z: number
  layers: number
}

interface Drape {
  /** Where its loose end lies, and where it leaves the picture, cm. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  /** Packs it lies upon. */
  over: readonly Lying[]
  /** Size of one texel, cm. */
  size: number
}

/** A length of cloth gathered by hand into long folds and laid over the packs on the table. */
export function draped(cloth: Cloth, { from, to, over, size }: Drape): Layer {
  const { seed, width } = cloth
  const end = cloth.fringed ? -6 : 0
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) + end
  const map = paint(cloth, designOf(cloth), { s0: -6, s1: far + 2, t0: 0, t1: width, size })
  const [columns, rows] = [640, 260]
  const sections = Array.from({ length: rows }, (_, row) =>
    section({ count: width / 17, swing: 2, flare: 0.12, seed, columns, t0: 0, t1: width }, row / (rows - 1)),
  )
  const lowest = sections.map(({ z }) => Math.min(...z))
  const mesh = meshOf(columns, rows, (u, v, point) => {
    const row = Math.round(v * (rows - 1))
    const across = sections[row]
    const column = Math.round(u * (columns - 1))
    const aside = across?.x[column] ?? 0
    const sway = 2.6 * Math.sin(v * 4.2 + (seed % 7)) * v
    point.x = between(from[0], to[0], v) + aside * 0.7 + sway
    point.y = between(from[1], to[1], v) + aside * 0.12 + 1.1 * (noise(u * 6, 2, seed) - 0.5)
    point.s = end + v * (far - end)
    point.t = u * width
    // Its own weight presses the folds together; where it lies on nothing it sinks to the table.
    const ground = over.reduce((most, pack) => Math.max(most, heightAt(pack, point.x, point.y)), 0)
    const loose = point.s < 0 ? 0.25 : 0.25 + 0.14 * step(0, 20, point.s)
    point.z = ground + 0.5 + ((across?.z[column] ?? 0) - (lowest[row] ?? 0)) * loose
  })
  return { mesh, material: { ...clothMaterial(cloth, map), sheer: 0 }, holes: cloth.fringed ? fringe : undefined }
}

/** How high a pack lifts what lies on it there; beside it the folds, which are stiff, fall off to the table slowly. */
function heightAt(pack: Lying, x: number, y: number): number {
  const [cos, sin] = [Math.cos(pack.angle), Math.sin(pack.angle)]
  const [dx, dy] = [x - pack.x, y - pack.y]
  const inside = Math.min(pack.wide / 2 - Math.abs(dx * cos + dy * sin), pack.tall / 2 - Math.abs(dy * cos - dx * sin))
  return (topOf(pack) + 0.5) * step(-11, 0.4, inside)
}

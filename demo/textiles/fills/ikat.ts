import type { Light } from '../colour.ts'
import type { Fill } from '../ink.ts'
import type { MotifName } from '../motifs/motifs.ts'
import { tileOf, type Woven } from '../motifs/tile.ts'
import { chance, noise, part, zigzag } from '../noise.ts'

/** Colours of the tied yarns: the ground, and what was dyed into it. */
export interface Dyes {
  ground: Light
  figure: Light
  second: Light
}

/** What colour stands at a place before the threads slipped: 0 ground, 1 figure, 2 second. */
type Pattern = (x: number, y: number) => 0 | 1 | 2

/** Threads to a cm that slip together when yarns are tied in bundles. */
const bundles = 9

/**
 * A pattern dyed into the yarn before weaving. Each bundle of threads lies a little off its place, so every edge that
 * crosses it is feathered: along the cloth when the warp is tied, across it when the weft is; both in a double ikat.
 */
export function ikat(pattern: Pattern, dyes: Dyes, slip: { warp: number; weft: number }, salt: number): Fill {
  const lights = [dyes.ground, dyes.figure, dyes.second] as const
  return (u, v, ink) => {
    // The first figure stands whole beside the border.
    const start = Math.max(0, ink.field.left)
    const warp = (chance(Math.floor(v * bundles), 3, salt) - 0.5) * 2 + (noise(v * 1.6, u * 0.15, salt) - 0.5)
    const weft = (chance(Math.floor(u * bundles), 5, salt) - 0.5) * 2 + (noise(u * 1.6, v * 0.15, salt + 1) - 0.5)
    ink.lay(lights[pattern(v - start + weft * slip.weft, u + warp * slip.warp)])
  }
}

/** Diamonds within diamonds, their sides in steps. */
export function diamonds(across: number, along: number): Pattern {
  return (x, y) => {
    const distance = Math.round(zigzag(x / across + 0.5) * 7) / 7 + zigzag(y / along + 0.5)
    if (distance < 0.3) return 2
    if (distance < 0.55) return 1
    if (distance < 0.95) return 0
    if (distance < 1.1) return 1
    if (distance < 1.55) return 0
    return distance < 1.75 ? 2 : 1
  }
}

/** A board of small squares in the dice colours of Sambalpur. */
export function dice(cell: number): Pattern {
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    const inside = Math.max(Math.abs(part(x / cell) - 0.5), Math.abs(part(y / cell) - 0.5))
    if (inside < 0.16) return 2
    return ((column + row) & 1) === 0 ? 1 : 0
  }
}

/** A motif in each square of a grid of lines. */
export function panels(names: readonly MotifName[], cell: number, frame = 0.07): Pattern {
  const tiles = names.map(tileOf)
  const woven: Woven = { figure: 0, inlay: 0 }
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    const [dx, dy] = [part(x / cell) - 0.5, part(y / cell) - 0.5]
    const edge = 0.5 - Math.max(Math.abs(dx), Math.abs(dy))
    if (edge < frame * 0.5) return 2
    if (edge < frame) return 0
    const tile = tiles[(((column + row * 2) % tiles.length) + tiles.length) % tiles.length]
    tile?.(dx / 0.82, dy / 0.82, woven)
    return woven.figure > 0.5 ? 1 : woven.inlay > 0.5 ? 2 : 0
  }
}

/** Zigzags across the cloth, as on borders and pallus. */
export function zigzags(across: number, along: number): Pattern {
  return (x, y) => {
    const at = part(y / along + zigzag(x / across) * 0.55)
    return at < 0.2 ? 1 : at < 0.34 ? 0 : at < 0.46 ? 2 : 0
  }
}

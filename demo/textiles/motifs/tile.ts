import { clamp } from '../noise.ts'
import { threadAt } from './motif.ts'
import { motifs, type MotifName } from './motifs.ts'

/** Steps across a tile. */
const steps = 256

/** How much of a place is woven in the figuring thread and how much in the inlay, each 0 to 1. */
export interface Woven {
  figure: number
  inlay: number
}

export interface Tile {
  (x: number, y: number, woven: Woven): void
  /** How much of its cell's width the motif takes up, 0 to 1. */
  width: number
}

const kept = new Map<MotifName, Tile>()

/** A motif sampled into a lookup table; x and y from -0.5 to 0.5. */
export function tileOf(name: MotifName): Tile {
  const tile = kept.get(name) ?? baked(name)
  kept.set(name, tile)
  return tile
}

function baked(name: MotifName): Tile {
  const figure = new Uint8Array(steps * steps)
  const inlay = new Uint8Array(steps * steps)
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      for (let quarter = 0; quarter < 4; quarter++) {
        const x = (column + 0.25 + 0.5 * (quarter & 1)) / steps - 0.5
        const y = (row + 0.25 + 0.5 * (quarter >> 1)) / steps - 0.5
        const thread = threadAt(motifs[name], x, y)
        if (thread === 'ground') continue
        const into = thread === 'figure' ? figure : inlay
        const at = row * steps + column
        into[at] = (into[at] ?? 0) + 63
      }
    }
  }
  const tile = (x: number, y: number, woven: Woven) => {
    const u = clamp((x + 0.5) * steps - 0.5, 0, steps - 1.001)
    const v = clamp((y + 0.5) * steps - 0.5, 0, steps - 1.001)
    const [column, row] = [u | 0, v | 0]
    const at = row * steps + column
    woven.figure = blend(figure, at, u - column, v - row)
    woven.inlay = blend(inlay, at, u - column, v - row)
  }
  return Object.assign(tile, { width: widthOf(figure, inlay) })
}

/** Twice the way from the middle to the outermost column with thread in it. */
function widthOf(...layers: readonly Uint8Array[]): number {
  let most = 0
  for (const layer of layers) {
    layer.forEach((cover, at) => {
      if (cover > 0) most = Math.max(most, Math.abs((at % steps) + 0.5 - steps / 2) + 0.5)
    })
  }
  return (most * 2) / steps
}

function blend(texels: Uint8Array, at: number, u: number, v: number): number {
  const near = (texels[at] ?? 0) * (1 - u) + (texels[at + 1] ?? 0) * u
  const far = (texels[at + steps] ?? 0) * (1 - u) + (texels[at + steps + 1] ?? 0) * u
  return (near * (1 - v) + far * v) / 252
}

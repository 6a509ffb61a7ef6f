import { chance, noise } from '../noise.ts'
import type { Spot } from './spot.ts'

/** What the thread under a pixel does to the light. */
export interface Thread {
  /** Brightness at this point of the thread's round surface: 1 on average. */
  tone: number
  /** The weft lies on top here. */
  weft: boolean
  /** Metal threads scatter light: how far the normal is off. */
  jitter: number
}

const thread: Thread = { tone: 1, weft: true, jitter: 0 }

/**
 * Looks at single threads: `u` and `v` count threads of the warp and of the weft. A plain weave goes over one and under
 * one; zari floats on top. Bends the spot's normal over the thread's round and says how bright it is there.
 */
export function threadAt(spot: Spot, u: number, v: number, metal: boolean, plainly: number, seed: number): Thread {
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const weft = metal || ((column + row) & 1) === 1
  const du = (u - column) * 2 - 1
  const dv = (v - row) * 2 - 1
  const across = weft ? dv : du
  const along = weft ? du : dv
  const wide = metal ? 1 : 0.93 + 0.14 * (chance(weft ? row : column, weft ? 4 : 5, seed) - 0.5)
  const off = across / wide
  const round = 1 - off * off
  const arch = metal ? 0.12 : 0.55
  const profile = (round <= 0 ? 0.34 : 0.42 + 0.66 * Math.sqrt(round)) * (1 - arch * 0.4 * along * along)
  const fibre = 0.93 + 0.14 * noise((weft ? u : v) * 1.6, (weft ? v : u) * 7, seed + 21)
  const wrapped = metal ? 0.84 + 0.3 * Math.abs(((((u * 1.6 + dv * 0.4) % 1) + 1) % 1) - 0.5) * 2 : 1
  const lean = plainly * (round <= 0 ? 0 : 0.46 * off)
  const rise = plainly * arch * 0.42 * along
  const side = spot.back ? -1 : 1
  if (weft) spot.tilt(rise, -lean * side)
  else spot.tilt(lean, -rise * side)
  thread.tone = 1 + (profile * fibre * wrapped * 1.06 - 1) * plainly
  thread.weft = weft
  thread.jitter = metal ? (chance(row, column >> 1, 3) - 0.5) * 0.5 * plainly : 0
  return thread
}

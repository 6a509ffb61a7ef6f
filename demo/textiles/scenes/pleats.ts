import { meshOf, type Mesh } from '../geometry/mesh.ts'
import { between, chance, noise, step } from '../noise.ts'

export interface Pleats {
  /** How many, and how far they swing: past 1.57 the cloth overlaps itself. */
  count: number
  swing: number
  /** How much of the swing is lost at the hem: there the cloth opens. */
  flare: number
  /** How far a fold may swing at a place of the length, radians; not limited by default. */
  most?: ((s: number) => number) | undefined
  /** Depth of the folds, 0 to 1. */
  depth: number
  /** Height of the rod's top and of the hem, cm. */
  rod: number
  hem: number
  x: number
  z: number
  /** How far the hem stands forward, cm. */
  lean: number
  /** Part of the cloth that hangs here: `s` at the hem, and from `t0` to `t1`. */
  s: number
  t0: number
  t1: number
  seed: number
  columns: number
  rows: number
}

/** Folds that swing less than this never hide one another, so that figures on them are seen whole. */
export const openSwing = 1.16

/** Radius of the rod with the cloth about it, cm. */
const radius = 1.7

/**
 * Cloth hung over a rod in pleats. Each height is a curve whose angle swings to and fro along its own length, so that
 * no fold stretches the cloth: where it turns away it gets narrow, and its pattern with it.
 */
export function pleated(pleats: Pleats): Mesh {
  const { columns, rows, rod, hem, x, z, lean, s, t0, t1, depth } = pleats
  const drop = rod - hem
  const whole = drop + radius * 2.4
  const sections = Array.from({ length: rows }, (_, row) => {
    const v = row / (rows - 1)
    return section(pleats, v, pleats.most?.(s + v * whole))
  })
  return meshOf(columns, rows, (u, v, point) => {
    const curve = sections[Math.round(v * (rows - 1))]
    const column = Math.round(u * (columns - 1))
    const along = v * whole
    const below = step(0, 24, drop - along)
    const fold = (curve?.z[column] ?? 0) * depth * between(0.24, 1, below) + z
    const sway = 0.9 * Math.sin(along * 0.03 + pleats.seed) * (1 - v)
    point.x = (curve?.x[column] ?? 0) + x + sway
    point.s = s + along
    point.t = t0 + u * (t1 - t0)
    // Near the rod what would lie behind it is pressed flat, not cut off: layers that coincide would flicker.
    const pressed = (room: number) => (fold > -radius / 2 ? fold : -radius / 2 + (fold + radius / 2) * room)
    if (along <= drop) {
      point.y = hem + along
      point.z = radius + pressed(between(0.15, 1, below)) + (1 - v) * lean
    } else {
      const angle = (along - drop) / radius
      const around = radius + pressed(0.15)
      point.y = rod + around * Math.sin(angle)
      point.z = around * Math.cos(angle)
    }
  })
}

/** Cross-section of pleated cloth at `v` of its length: where each of its columns lies, cm aside and up. */
export function section(
  of: Pick<Pleats, 'count' | 'swing' | 'flare' | 'seed' | 'columns' | 't0' | 't1'>,
  v: number,
  most = Infinity,
): { x: Float32Array; z: Float32Array } {
  const xs = new Float32Array(of.columns)
  const zs = new Float32Array(of.columns)
  const length = (of.t1 - of.t0) / (of.columns - 1)
  let [px, pz, sum] = [0, 0, 0]
  for (let column = 0; column < of.columns; column++) {
    const u = column / (of.columns - 1)
    // Hands make no two pleats alike: some are wide, some narrow, some shallow.
    const at = u * of.count + 0.42 * (noise(u * of.count * 0.6, v * 0.7, of.seed) - 0.5) + chance(of.seed, 81) * 0.5
    const size = 0.74 + 0.5 * noise(at * 0.9, 4, of.seed + 1)
    const hold = 0.25 + 0.75 * Math.min(1, Math.min(u, 1 - u) * of.count * 2.2)
    const swing = Math.min(of.swing * (1 - of.flare * (1 - v)) * size, most) * hold
    const angle = swing * Math.sin(at * Math.PI * 2) + 0.12 * (noise(u * 8, v * 2.4, of.seed + 5) - 0.5)
    px += Math.cos(angle) * length
    pz += Math.sin(angle) * length
    xs[column] = px
    zs[column] = pz
    sum += pz
  }
  const tilt = (zs.at(-1) ?? 0) - (zs[0] ?? 0)
  for (let column = 0; column < of.columns; column++) {
    xs[column] = (xs[column] ?? 0) - px / 2
    zs[column] = (zs[column] ?? 0) - sum / of.columns - tilt * (column / (of.columns - 1) - 0.5)
  }
  return { x: xs, z: zs }
}

/** Distance from one knot of a fringe to the next, and from the cloth's edge to the knots, cm. */
const knots = { apart: 0.95, below: 1.1 }

/**
 * Knotted ends below the cloth's edge at s = 0: single threads run together into knots and from each a tassel of
 * threads falls, no two of one length. Returns true where there is no thread.
 */
export function fringe(s: number, t: number): boolean {
  if (s >= 0) return false
  const bunch = Math.floor(t / knots.apart)
  const x = t / knots.apart - bunch - 0.5
  const fall = -s - knots.below
  if (fall < 0) {
    // Two strands lean to each knot, left and right of it.
    const strand = 0.46 * (1 + s / knots.below)
    return Math.abs(Math.abs(x) - strand * 0.55) > 0.09 + 0.18 * (1 + s / knots.below)
  }
  if (fall < 0.45) return Math.abs(x) > 0.19 - 0.16 * (fall / 0.45 - 0.5) ** 2
  const sway = (chance(bunch, 77) - 0.5) * 0.22 * Math.min(1, fall / 3)
  const open = 0.15 + 0.2 * Math.min(1, (fall - 0.45) / 2.6)
  const place = (x - sway) / open
  const thread = Math.floor((place + 1) * 2.5)
  if (thread < 0 || thread > 4 || fall > 3.5 + 1.5 * chance(bunch, 78, thread)) return true
  const middle = (thread + 0.5) / 2.5 - 1 + 0.16 * Math.sin(fall * 2.2 + 9 * chance(bunch, 79, thread))
  return Math.abs(place - middle) > 0.29
}

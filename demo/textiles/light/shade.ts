import type { Vector } from '../geometry/vector.ts'
import { chance, clamp } from '../noise.ts'
import type { Material } from './material.ts'
import { Sample } from './sample.ts'
import type { Spot } from './spot.ts'
import { threadAt } from './threads.ts'

/** The light of a scene: a window to one side, the room around, a pale wall across from it. */
export interface Lighting {
  /** Towards the window. */
  direction: Vector
  key: number
  ambient: number
}

/** Colours of the window, the ceiling's bounce and the floor's. */
const window = [1.06, 1, 0.92] as const
const sky = [1.02, 0.985, 0.93] as const

const sample = new Sample()

/**
 * The light one spot of a sheet sends to the eye, into `out`. `lit` is how much of the window reaches it, `open` how
 * much of the room.
 */
export function shade(
  spot: Spot,
  material: Material,
  { direction: [lx, ly, lz], key, ambient }: Lighting,
  lit: number,
  open: number,
  out: Float32Array,
): void {
  const { map, threads, gloss, wrap, metal, shot } = material
  let jitter = 0
  let tone = 1
  let weftOnTop = 0.5
  if (map) {
    if (threads === undefined) {
      sample.read(map, spot.s, spot.t)
      if (sample.zari > 0.05) jitter = (chance((spot.s * 14) | 0, (spot.t * 14) | 0, 5) - 0.5) * 0.3
    } else {
      sample.pick(map, spot.s, spot.t)
      const u = (spot.t - map.t0) / map.size
      const v = (spot.s - map.s0) / map.size
      const thread = threadAt(spot, u, v, sample.zari > 0.5, threads, material.seed)
      tone = thread.tone
      jitter = thread.jitter
      weftOnTop = thread.weft ? 1 : 0
    }
    if (sample.raised > 0) tone *= 1 + 0.12 * sample.raised
  } else {
    const [red, green, blue] = material.flat
    sample.take(Math.sqrt(red), Math.sqrt(green), Math.sqrt(blue), 0, 0)
  }
  // The reverse of a brocade shows little metal.
  const zari = spot.back ? sample.zari * 0.35 : sample.zari

  const { nx, ny, nz, vx, vy, vz, tx, ty, tz, bx, by, bz } = spot
  const facing = nx * lx + ny * ly + nz * lz
  const diffuse = Math.max(0, (facing + wrap) / (1 + wrap)) * (0.1 + 0.9 * lit)
  const room = ambient * open * (0.6 + 0.55 * (ny * 0.35 + nz * 0.25 + 0.5))
  const fill = Math.max(0, nx * 0.72 + ny * 0.1 + nz * 0.5) * 0.17 * open

  let hx = lx + vx
  let hy = ly + vy
  let hz = lz + vz
  const length = 1 / Math.hypot(hx, hy, hz)
  hx *= length
  hy *= length
  hz *= length
  const alongWeft = tx * hx + ty * hy + tz * hz + jitter * 0.3
  const alongWarp = bx * hx + by * hy + bz * hz + jitter * 0.3
  const weft = Math.max(0, 1 - alongWeft * alongWeft)
  const warp = Math.max(0, 1 - alongWarp * alongWarp)
  const seen = clamp(facing * 2.2 + 0.25) * (0.08 + 0.92 * lit)
  const half = Math.max(0, nx * hx + ny * hy + nz * hz)
  const weftLobe = thirteenth(weft) * half * half * half
  const warpLobe = thirteenth(warp) * sixth(half)
  const shine =
    seen * gloss * (0.32 * weftLobe + 0.19 * warpLobe + 0.14 * half ** 60) * (threads === undefined ? 1 : 0.8)
  const away = 1 - Math.max(0, nx * vx + ny * vy + nz * vz)
  const edge = away * away * away * gloss * 0.2 * open

  let { red, green, blue } = sample
  if (shot && zari < 0.3) {
    const turn = threads === undefined ? clamp(0.12 + weftLobe * 0.85 + edge * 2) : weftOnTop * 0.62 + weftLobe * 0.3
    red *= 1 + (shot[0] - 1) * turn
    green *= 1 + (shot[1] - 1) * turn
    blue *= 1 + (shot[2] - 1) * turn
  }
  const direct = key * diffuse
  const white = 0.1
  let outRed =
    red * (direct * window[0] + room * sky[0] + fill) +
    shine * (red * 1.5 + white) * window[0] * key +
    edge * (red + 0.1)
  let outGreen =
    green * (direct * window[1] + room * sky[1] + fill) +
    shine * (green * 1.5 + white) * window[1] * key +
    edge * (green + 0.1)
  let outBlue =
    blue * (direct * window[2] + room * sky[2] + fill) +
    shine * (blue * 1.5 + white) * window[2] * key +
    edge * (blue + 0.1)

  if (zari > 0.02) {
    const turn = 2 * (nx * vx + ny * vy + nz * vz)
    const [rx, ry, rz] = [turn * nx - vx, turn * ny - vy, turn * nz - vz]
    const mirrored = Math.max(0, rx * lx + ry * ly + rz * lz)
    const reflected = mirrored * mirrored * mirrored * mirrored
    const studio = 0.1 + 0.34 * Math.max(0, ry * 0.5 + 0.5) ** 1.6 * Math.max(0, rz * 0.6 + 0.4) + 0.75 * reflected
    const lobes = seen * (0.75 * weft ** 7 * half ** 6 + 1.4 * weft ** 35 * half ** 16)
    const streak = threads === undefined ? 0.87 + 0.26 * chance((spot.s * 17) | 0, 3, 31) : 1
    const spark =
      threads === undefined && chance((spot.s * 22) | 0, (spot.t * 22) | 0, 9) > 0.965 ? seen * 0.9 * half ** 10 : 0
    const thrown = streak * (studio * (0.3 + 0.7 * open) * (0.4 + 0.6 * lit) + lobes * 0.68 + spark + direct * 0.22)
    const whitened = Math.min(1, Math.max(0, (half - 0.9) * 10) ** 2 * seen * 0.18)
    // Old gold in the shade, pale where the light falls.
    const depth = Math.min(1, 0.55 + thrown * 0.6)
    outRed += (thrown * (metal[0] + (1 - metal[0]) * whitened) - outRed) * zari
    outGreen += (thrown * (metal[1] * depth + (1 - metal[1]) * whitened * 0.8) - outGreen) * zari
    outBlue += (thrown * (metal[2] * depth * depth + (1 - metal[2]) * whitened * 0.6) - outBlue) * zari
  }
  out[0] = outRed * tone
  out[1] = outGreen * tone
  out[2] = outBlue * tone
}

function sixth(x: number): number {
  const square = x * x
  return square * square * square
}

function thirteenth(x: number): number {
  return sixth(x) * sixth(x) * x
}

import { lightOf, type Light } from '../colour.ts'
import type { Vector } from '../geometry/vector.ts'
import type { Backdrop, Scene } from '../light/develop.ts'
import { chance, cloud, noise, part } from '../noise.ts'

/** Limewash in the colours of a house in Trivandrum: muted, so that every cloth stands out from one of them. */
const walls = ['#d8cbb8', '#cfd0c2', '#d9c4b4', '#c9c4bb', '#dcd3c0', '#bfc6bf', '#d4bfae', '#c4b8ac'] as const
const woods = ['#5d4330', '#6b4a33', '#4b382c', '#7a5a40'] as const
const paleWoods = ['#bfa382', '#c9b092', '#b4987a'] as const
const slates = ['#4d4a46', '#57534d', '#45474a'] as const
const stones = ['#cdc3b2', '#c4bcae', '#d3c8b6', '#b9b3a6'] as const

export type Look = 'wall' | 'wood' | 'pale wood' | 'stone' | 'slate'

/**
 * The plane behind or beneath, and how the window's light falls off over it: brightest about (x, y), `wide` cm round.
 */
export function backdrop(look: Look, z: number, seed: number, spot: { x: number; y: number; wide: number }): Backdrop {
  const palette = { wall: walls, wood: woods, 'pale wood': paleWoods, stone: stones, slate: slates }[look]
  const light = lightOf(palette[Math.floor(chance(seed, 71) * palette.length)] ?? palette[0])
  const fall = (x: number, y: number) =>
    0.74 + 0.36 * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.wide ** 2)
  return { z, fall, colour: look.endsWith('wood') ? planks(light, seed) : limewash(light, seed) }
}

function limewash(light: Light, seed: number): Backdrop['colour'] {
  return (x, y) => {
    const tone = 0.95 + 0.1 * cloud(x * 0.035, y * 0.05, seed)
    return [light[0] * tone, light[1] * tone, light[2] * tone]
  }
}

function planks([r, g, b]: Light, seed: number): Backdrop['colour'] {
  return (x, y) => {
    const at = (x + 500) / 16
    const plank = Math.floor(at)
    const gap = Math.abs(part(at) - 0.5) > 0.492 ? 0.45 : 1
    const bend = noise(y * 0.02, plank, seed) * 6
    const rings = 0.5 + 0.5 * Math.sin((x * 1.7 + bend + 2.5 * noise(x * 0.2, y * 0.03, plank)) * 1.9)
    const pores = noise(x * 8, y * 0.3, plank + seed)
    const tone = gap * (0.8 + 0.14 * rings + 0.1 * (pores - 0.5)) * (0.92 + 0.16 * chance(plank, seed))
    return [r * tone, g * tone, b * tone]
  }
}

/**
 * Window light from the upper left or, for some products, the upper right; low, so that every fold throws its own
 * shade.
 */
export function windowOf(seed: number, height = 0.5): Vector {
  const side = chance(seed, 72) < 0.72 ? -1 : 1
  return [side * 0.72, 0.36 + 0.14 * chance(seed, 73), height]
}

/** The light on cloth that hangs in front of a wall. */
export function wallLight(seed: number): Pick<Scene, 'light' | 'key' | 'ambient' | 'exposure' | 'soft' | 'hollows'> {
  return {
    light: windowOf(seed),
    key: 1.36,
    ambient: 0.36,
    exposure: 0.86,
    soft: [0.9, 3],
    hollows: [
      [0.8, 0.5],
      [2.2, 0.3],
      [6, 0.1],
    ],
  }
}

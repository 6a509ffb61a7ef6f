/** Hash noise in [0, 1) of integers: deterministic on every machine. */
export function chance(a: number, b = 0, c = 0): number {
  let bits = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca77) ^ Math.imul(c | 0, 0xc2b2ae3d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296
}

/** Value noise from 0 to 1, one lattice cell per unit. */
export function noise(x: number, y: number, salt = 0): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const u = smooth(x - i)
  const v = smooth(y - j)
  const near = chance(i, j, salt) * (1 - u) + chance(i + 1, j, salt) * u
  const far = chance(i, j + 1, salt) * (1 - u) + chance(i + 1, j + 1, salt) * u
  return near * (1 - v) + far * v
}

/** Fractal noise, from 0 to 1. */
export function cloud(x: number, y: number, salt = 0): number {
  return (
    noise(x, y, salt) * 0.52 +
    noise(x * 2.13 + 7, y * 2.13, salt + 1) * 0.29 +
    noise(x * 4.41, y * 4.41 + 3, salt + 2) * 0.19
  )
}

/** Smoothstep: from 0 below `from` to 1 above `to`. */
export function step(from: number, to: number, at: number): number {
  return smooth(clamp((at - from) / (to - from)))
}

/** Fractional part, in [0, 1). */
export function part(x: number): number {
  return x - Math.floor(x)
}

/** A zigzag from 0 to 1 and back over one unit. */
export function zigzag(x: number): number {
  return Math.abs(part(x) * 2 - 1)
}

export function clamp(value: number, least = 0, most = 1): number {
  return value < least ? least : value > most ? most : value
}

export function between(from: number, to: number, at: number): number {
  return from + (to - from) * at
}

function smooth(x: number): number {
  return x * x * (3 - 2 * x)
}

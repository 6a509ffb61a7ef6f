/** Pixels of the picture per pixel of the occlusion map, each way. */
const coarse = 4

/** How much of the room's light reaches a pixel at its distance in cm, 0 to 1: less in hollows. */
export type Occlusion = (x: number, y: number, distance: number) => number

/** `depth` of every pixel in cm; `radii` in px of the picture with the strength of each. */
export function occlusionOf(
  depth: Float32Array,
  width: number,
  height: number,
  radii: readonly (readonly [px: number, strength: number, cm: number])[],
): Occlusion {
  const [columns, rows] = [Math.floor(width / coarse), Math.floor(height / coarse)]
  const small = new Float32Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) small[y * columns + x] = depth[(y * coarse + 2) * width + x * coarse + 2] ?? 0
  }
  const open = new Float32Array(columns * rows).fill(1)
  for (const [px, strength, cm] of radii) {
    const radius = Math.max(1, Math.round(px / coarse))
    const mean = blurred(blurred(small, columns, rows, radius), columns, rows, radius)
    for (let at = 0; at < open.length; at++) {
      const below = Math.max(0, (small[at] ?? 0) - (mean[at] ?? 0))
      open[at] = (open[at] ?? 1) * Math.exp((-strength * below) / Math.max(0.3, cm * 0.5))
    }
  }
  return (x, y, distance) => {
    const u = Math.min(columns - 1.01, Math.max(0, (x - 2) / coarse))
    const v = Math.min(rows - 1.01, Math.max(0, (y - 2) / coarse))
    const at = (v | 0) * columns + (u | 0)
    const [du, dv] = [u - (u | 0), v - (v | 0)]
    let sum = 0
    let weights = 0
    // Only neighbours at the pixel's own depth count: otherwise a fold's edge would show the coarse grid's steps.
    for (let corner = 0; corner < 4; corner++) {
      const place = at + (corner & 1) + (corner >> 1) * columns
      const near = ((corner & 1) === 1 ? du : 1 - du) * (corner >> 1 === 1 ? dv : 1 - dv)
      const off = (small[place] ?? 0) - distance
      const weight = (near + 0.001) / (0.02 + off * off)
      sum += (open[place] ?? 1) * weight
      weights += weight
    }
    return sum / weights
  }
}

/** The mean over a square, by rows and then by columns. */
function blurred(from: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const half = new Float32Array(from.length)
  const whole = new Float32Array(from.length)
  for (let y = 0; y < rows; y++) slide(from, half, y * columns, 1, columns, radius)
  for (let x = 0; x < columns; x++) slide(half, whole, x, columns, rows, radius)
  return whole
}

function slide(
  from: Float32Array,
  into: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const at = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * stride] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index++) sum += at(index)
  for (let index = 0; index < count; index++) {
    into[start + index * stride] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
}

import type { Drawing } from './drawings.ts'
import { develop, samples } from './light/develop.ts'

export interface Pixels {
  /** Three bytes a pixel, sRGB. */
  pixels: Uint8Array
  width: number
  height: number
}

/**
 * Draws a picture `scale` times its size, with as many samples each way as a pixel takes: the same pixels on every
 * machine. Whoever keeps it makes one pixel of `samples` by `samples`.
 */
export function draw({ width, height, scene }: Drawing, scale = 1): Pixels {
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const pixels = develop(
    scene((view) => view / w / samples),
    w,
    h,
  )
  return { pixels, width: w * samples, height: h * samples }
}

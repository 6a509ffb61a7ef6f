import type { Drawing } from './drawing.ts'
import { develop, samples } from './light/develop.ts'

export interface Pixels {
  /** Three bytes per pixel, sRGB. */
  pixels: Uint8Array
  width: number
  height: number
}

/**
 * Draws a picture at `scale` times its size, supersampled, with the same pixels on every
 * machine. The caller downsamples `samples` by `samples` to one pixel.
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

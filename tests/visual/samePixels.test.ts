import sharp from 'sharp'
import { expect, test } from 'vitest'
import { samePixels } from './samePixels.ts'

/** A PNG of 8 by 8 px in the accent colour; its first channel is changed by `step` in one pixel. */
function picture(step = 0, compressionLevel = 9): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: 8 * 8 * 3 }, (_, at) => [140, 28, 46][at % 3] ?? 0)
  pixels[3 * 27] = 140 + step
  return sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .png({ compressionLevel })
    .toBuffer()
}

test('one pixel that differs by one step is a difference', async () => {
  expect(await samePixels(await picture(), await picture(1))).toBe(false)
})

test('the same pixels in another packing are the same', async () => {
  const [small, quick] = [await picture(), await picture(0, 0)]
  expect(small.equals(quick)).toBe(false)
  expect(await samePixels(small, quick)).toBe(true)
})

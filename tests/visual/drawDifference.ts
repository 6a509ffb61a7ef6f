import { diff } from '@blazediff/core'
import sharp from 'sharp'
import { strictness } from './comparison.ts'
import { pixelsOf } from './samePixels.ts'

/** Two PNG files compared: how many pixels differ, and a PNG that shows them in red. Where one is smaller it is empty. */
export async function drawDifference(one: Buffer, other: Buffer): Promise<{ changed: number; picture: Buffer }> {
  const sizes = await Promise.all([one, other].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [first, second] = await Promise.all([one, other].map((png) => enlarged(png, width, height)))
  if (!first || !second) throw new Error('two pictures are compared')
  const output = new Uint8Array(first.length)
  const changed = diff(first, second, output, width, height, strictness)
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { changed, picture }
}

/** The pixels of a PNG file on a transparent ground of another size. */
async function enlarged(png: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await pixelsOf(png)
  const { data } = await sharp(own.data, { raw: { width: own.width, height: own.height, channels: 4 } })
    .extend({ right: width - own.width, bottom: height - own.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

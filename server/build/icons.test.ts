import { join } from 'node:path'
import sharp from 'sharp'
import { siteHead } from '#site/head.ts'
import { expect, test } from 'vitest'
import { seedPictures } from '../demo.ts'
import { projectRoot } from '../projectRoot.ts'

/** Average difference of two lists of bytes. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

test('the link preview shows the picture it is made of', async () => {
  const { width, height } = siteHead.picture
  const source = sharp(join(seedPictures, 'featured-collection.avif')).resize(width, height, { position: 'centre' })
  const preview = await sharp(join(projectRoot, 'public/share.jpg')).raw().toBuffer()
  // A JPEG of this picture differs by less than 3; one of an older drawing, moved by a motif, differed by 14.
  expect(difference(preview, await source.raw().toBuffer())).toBeLessThan(5)
})

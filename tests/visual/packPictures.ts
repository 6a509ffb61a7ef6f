import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#server/projectRoot.ts'
import { references } from './comparison.ts'
import { acceptedPictures } from './expected.ts'
import { samePixels } from './samePixels.ts'

/**
 * Packs the accepted pictures that were written since a time (ms) as small as PNG can without losing a pixel. Answers the
 * bytes saved.
 */
export async function packPictures(since = 0): Promise<number> {
  let saved = 0
  for (const path of await acceptedPictures()) {
    const file = join(projectRoot, references, path)
    if ((await stat(file)).mtimeMs >= since) saved += await pack(file)
  }
  return saved
}

async function pack(file: string): Promise<number> {
  const accepted = await readFile(file)
  // Flat colours and letters pack best as they are; the browser filters every line first.
  const packed = await sharp(accepted).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer()
  if (packed.length >= accepted.length || !(await samePixels(accepted, packed))) return 0
  await writeFile(file, packed)
  return accepted.length - packed.length
}

if (import.meta.main) console.log(`${((await packPictures()) / 1e6).toFixed(1)} MB saved`)

import sharp, { type Sharp } from 'sharp'
import type { Encode } from './encoding.ts'
import { formatOf } from './formatOf.ts'
import { defaultLimits } from './limits.ts'
import { PictureError } from './PictureError.ts'

// One thread per picture and no cache: the service limits concurrency itself.
sharp.concurrency(1)
sharp.cache(false)

export const encodePicture: Encode = async (original, options) => {
  const { width, format, inputPixels, inputSide = defaultLimits.inputSide, seconds, effort = 4 } = options
  if (original.length === 0) throw new PictureError(422, 'The file of the picture is empty.')
  if (!formatOf(original)) {
    throw new PictureError(415, 'The file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says.')
  }
  try {
    const read = sharp(original, { limitInputPixels: inputPixels, failOn: 'error', pages: 1, autoOrient: true })
    const found = await read.metadata()
    if (Math.max(found.width, found.height) > inputSide) {
      throw new PictureError(413, `The picture is too large: the shop takes up to ${inputSide} px on a side.`)
    }
    const picture = read.resize({ width, withoutEnlargement: true }).timeout({ seconds })
    return format === 'webp'
      ? await picture.webp({ quality: 72, effort: 3 }).toBuffer()
      : await light(picture, width, effort)
  } catch (error) {
    throw pictureErrorOf(error, inputPixels)
  }
}

/** An AVIF within the size budget of its width: quality is lowered for the few that exceed it. */
async function light(picture: Sharp, width: number, effort: number): Promise<Buffer> {
  const max = maxBytes(width)
  for (const quality of [45, 38]) {
    const made = await encoded(quality)
    if (made.byteLength <= max) return made
  }
  return encoded(31)

  function encoded(quality: number): Promise<Buffer> {
    return picture.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
  }
}

/** Size budget of an AVIF by width, in bytes: 28 kB at 400 px, 70 at 720. */
function maxBytes(width: number): number {
  return 70_000 * (width / 720) ** 1.56
}

function pictureErrorOf(error: unknown, inputPixels: number): PictureError {
  if (error instanceof PictureError) return error
  const said = error instanceof Error ? error.message : ''
  if (/exceeds pixel limit|too large|too big|dimensions/i.test(said)) {
    const limit = `${Math.floor(inputPixels / 1_000_000)} million pixels`
    return new PictureError(413, `The picture is too large: the shop takes up to ${limit}.`, { cause: error })
  }
  if (/timeout/i.test(said)) {
    return new PictureError(503, 'The picture takes too long to make. Please ask again.', { cause: error })
  }
  return new PictureError(422, 'The picture is broken and cannot be read.', { cause: error })
}

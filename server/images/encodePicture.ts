import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '#domain/product/pictureAddress.ts'
import { formatOf } from './formatOf.ts'
import { PictureRefusal } from './PictureRefusal.ts'

export interface EncodeOptions {
  /** px; an original that is narrower keeps its own width. */
  width: number
  format: PictureFormat
  /** Pixels the original may have. */
  inputPixels: number
  seconds: number
  /** How long AVIF looks for a smaller file: 0 to 9. */
  effort?: number
}

/** Makes one picture: upright, without a word of where it was taken. Throws a `PictureRefusal`. */
export type Encode = (original: Buffer, options: EncodeOptions) => Promise<Buffer>

/** Changes when pictures are made in another way, so that those made before are not given out any more. */
export const recipe = 2

// One thread for each picture, and no pictures kept: the service decides how many are made at a time.
sharp.concurrency(1)
sharp.cache(false)

export const encodePicture: Encode = async (original, { width, format, inputPixels, seconds, effort = 4 }) => {
  if (original.length === 0) throw new PictureRefusal(422, 'The file of the picture is empty.')
  if (!formatOf(original)) {
    throw new PictureRefusal(415, 'The file is not a JPEG, PNG, WebP or AVIF picture, whatever its name says.')
  }
  try {
    const picture = sharp(original, { limitInputPixels: inputPixels, failOn: 'error', pages: 1, autoOrient: true })
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds })
    return format === 'webp'
      ? await picture.webp({ quality: 72, effort: 3 }).toBuffer()
      : await light(picture, width, effort)
  } catch (error) {
    throw refusalOf(error, inputPixels)
  }
}

/** An AVIF within what a picture of this width may weigh: the few that are too rich give up a little of their fineness. */
async function light(picture: Sharp, width: number, effort: number): Promise<Buffer> {
  const most = mostBytes(width)
  for (const quality of [45, 38]) {
    const made = await encoded(quality)
    if (made.byteLength <= most) return made
  }
  return encoded(31)

  function encoded(quality: number): Promise<Buffer> {
    return picture.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
  }
}

/** Bytes an AVIF of a width may have: 28 kB at 400 px, 70 at 720. */
function mostBytes(width: number): number {
  return 70_000 * (width / 720) ** 1.56
}

function refusalOf(error: unknown, inputPixels: number): PictureRefusal {
  const said = error instanceof Error ? error.message : ''
  if (/exceeds pixel limit|too large|too big|dimensions/i.test(said)) {
    const most = `${Math.floor(inputPixels / 1_000_000)} million pixels`
    return new PictureRefusal(413, `The picture is too large: the shop takes up to ${most}.`, { cause: error })
  }
  if (/timeout/i.test(said)) {
    return new PictureRefusal(503, 'The picture takes too long to make. Please ask again.', { cause: error })
  }
  return new PictureRefusal(422, 'The picture is broken and cannot be read.', { cause: error })
}

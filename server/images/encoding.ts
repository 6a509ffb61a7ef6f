import type { PictureFormat } from '#domain/product/pictureAddress.ts'

export interface EncodeOptions {
  /** px; never upscaled. */
  width: number
  format: PictureFormat
  /** Maximum number of pixels of the original. */
  inputPixels: number
  /** Maximum width and height of the original. */
  inputSide?: number
  seconds: number
  /** AVIF encoding effort, 0 to 9. */
  effort?: number
}

/** Encodes one picture: rotated by its EXIF orientation, without metadata. Throws a `PictureError`. */
export type Encode = (original: Buffer, options: EncodeOptions) => Promise<Buffer>

/** Increment when the encoding changes, so that cached pictures are not used any more. */
export const encodingVersion = 2

import type { PictureSource } from '../Picture/Picture.tsx'

/** One of the pictures a viewer shows. */
export interface ViewedPicture {
  key: string
  src?: string | undefined
  sources?: readonly PictureSource[] | undefined
  /** The same in a small file, for the row of thumbnails. */
  thumb?: { src?: string | undefined; sources?: readonly PictureSource[] | undefined } | undefined
  alt: string
  /** Shown below the picture; '' for none. */
  caption: string
  /** Of the file, in px. */
  width: number
  height: number
  ground?: string | undefined
}

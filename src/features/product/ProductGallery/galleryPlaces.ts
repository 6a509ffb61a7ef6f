import { picturePlaces, type PicturePlace } from '#features/shared/pictures.ts'
import { from } from '#theme/measures.ts'

/** The main picture at twice its size, on wide screens. */
export const lensPlace: PicturePlace = {
  ...picturePlaces.gallery,
  sizes: `${from.container} 1262px, 90vw`,
  widths: [...picturePlaces.gallery.widths, 1600],
}

/** Full screen and zoomed; the viewer sets `sizes` itself. */
export const viewerPlace: PicturePlace = { ...lensPlace, sizes: '100vw' }

import { picturePlaces, wideWidths, type PicturePlace } from '#features/shared/pictures.ts'
import { from } from '#theme/measures.ts'

/** Below the main picture, two beside each other. */
export const pairPlace: PicturePlace = {
  sizes: `${from.container} 308px, ${from.stacked} 23vw, 24vw`,
  widths: wideWidths.slice(0, 5),
  fallback: 320,
}

/** The last of an odd number there, as wide as two. */
export const widePlace: PicturePlace = {
  sizes: `${from.container} 632px, ${from.stacked} 47vw, 49vw`,
  widths: wideWidths,
  fallback: 640,
}

/** The close-up across the page. */
export const closeUpPlace: PicturePlace = { ...widePlace, sizes: `${from.container} 1248px, 93vw` }

/** The main picture at twice its size, on wide screens. */
export const lensPlace: PicturePlace = {
  ...picturePlaces.gallery,
  sizes: `${from.container} 1262px, 90vw`,
  widths: [...picturePlaces.gallery.widths, 1600],
}

/** Full screen and zoomed; the viewer sets `sizes` itself. */
export const viewerPlace: PicturePlace = { ...lensPlace, sizes: '100vw' }

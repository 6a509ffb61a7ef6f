import { picturePlaces, type PicturePlace } from '#features/shared/pictures.ts'

/** The picture on the stage at twice its size, where windows are wide. */
export const lensPlace: PicturePlace = {
  ...picturePlaces.stage,
  sizes: '(min-width: 1300px) 1200px, 90vw',
  widths: [...picturePlaces.stage.widths, 1600],
}

/** The whole screen, and from near; how wide, the viewer knows itself. */
export const viewerPlace: PicturePlace = { ...lensPlace, sizes: '100vw' }

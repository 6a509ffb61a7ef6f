import type { PictureWidth } from '#domain/product/pictureAddress.ts'
import type { SitePicture } from '#site/sitePicture.ts'
import { from } from '#theme/measures.ts'
import { pictureIn, wideWidths, type PicturePlace } from './pictures.ts'

const middleWidths: readonly PictureWidth[] = [176, 240, 320, 400, 480, 640, 720, 800]
const smallWidths: readonly PictureWidth[] = [128, 176, 240, 320, 400, 480, 640]

/** Places of the pictures of the shop's own pages. */
export const sitePicturePlaces = {
  heroSecond: {
    sizes: `${from.spacious} 34vw, 1px`,
    widths: wideWidths,
    fallback: 640,
  },
  heroLeading: {
    sizes: `${from.spacious} 34vw, ${from.wide} 50vw, 99vw`,
    widths: wideWidths,
    fallback: 640,
  },
  storyLoom: {
    sizes: `${from.container} 380px, ${from.desktop} 29vw, 54vw`,
    widths: middleWidths,
    fallback: 320,
  },
  storyKasavu: {
    sizes: `${from.container} 280px, ${from.desktop} 21vw, 36vw`,
    widths: smallWidths,
    fallback: 320,
  },
  featuredCollection: {
    sizes: `${from.wide} 55vw, 125vw`,
    widths: wideWidths,
    fallback: 640,
  },
  categoryTile: {
    sizes: `${from.container} 380px, ${from.wide} 28vw, 55vw`,
    widths: middleWidths,
    fallback: 320,
  },
  budgetBand: {
    sizes: `${from.spacious} 190px, ${from.wide} 16vw, 152px`,
    widths: smallWidths,
    fallback: 176,
  },
  collectionTile: {
    sizes: `${from.wide} 120px, 96px`,
    widths: smallWidths,
    fallback: 176,
  },
  aboutPortrait: {
    sizes: `${from.container} 480px, ${from.wide} 38vw, 100vw`,
    widths: [320, 400, 480, 640, 720, 800],
    fallback: 640,
  },
  /** As wide as the window; on phones higher than wide, so that its sides are cut off. */
  aboutCloth: {
    sizes: `${from.wide} 100vw, 222vw`,
    widths: [320, 400, 480, 640, 720, 800, 960, 1280, 1600],
    fallback: 640,
  },
} as const satisfies Record<string, PicturePlace>

/** Props of `ui/Picture` for a picture of the shop's own pages. */
export function sitePictureIn(
  place: keyof typeof sitePicturePlaces,
  { src, alt, width, height, colour, focus }: SitePicture,
) {
  return {
    alt,
    width,
    height,
    ground: colour,
    position: focus,
    ...pictureIn(sitePicturePlaces[place], { url: src, width }),
  }
}

import type { SitePicture } from '#site/sitePicture.ts'
import { pictureIn, type PicturePlace } from './pictures.ts'

/** Where the pictures of the shop's own pages stand. */
export const sitePicturePlaces = {
  heroHung: {
    sizes: '(min-width: 1200px) 34vw, 1px',
    widths: [320, 400, 480, 640, 720, 800, 960, 1280],
    usual: 640,
  },
  heroDetail: {
    sizes: '(min-width: 1200px) 34vw, (min-width: 600px) 50vw, 99vw',
    widths: [320, 400, 480, 640, 720, 800, 960, 1280],
    usual: 640,
  },
  storyLoom: {
    sizes: '(min-width: 1344px) 380px, (min-width: 960px) 29vw, 54vw',
    widths: [176, 240, 320, 400, 480, 640, 720, 800],
    usual: 320,
  },
  storyKasavu: {
    sizes: '(min-width: 1344px) 280px, (min-width: 960px) 21vw, 36vw',
    widths: [128, 176, 240, 320, 400, 480, 640],
    usual: 320,
  },
  featuredCollection: {
    sizes: '(min-width: 600px) 55vw, 125vw',
    widths: [320, 400, 480, 640, 720, 800, 960, 1280],
    usual: 640,
  },
  categoryTile: {
    sizes: '(min-width: 1344px) 380px, (min-width: 600px) 28vw, 55vw',
    widths: [176, 240, 320, 400, 480, 640, 720, 800],
    usual: 320,
  },
  budgetRing: {
    sizes: '(min-width: 1200px) 190px, (min-width: 600px) 16vw, 152px',
    widths: [128, 176, 240, 320, 400, 480, 640],
    usual: 176,
  },
  collectionRound: {
    sizes: '(min-width: 1200px) 236px, (min-width: 600px) 21vw, 42vw',
    widths: [128, 176, 240, 320, 400, 480, 640],
    usual: 320,
  },
} as const satisfies Record<string, PicturePlace>

/** A picture of the shop's own pages in its place, whole for `ui/Picture`. */
export function sitePictureIn(place: keyof typeof sitePicturePlaces, { src, alt, width, height, colour }: SitePicture) {
  return { alt, width, height, ground: colour, ...pictureIn(sitePicturePlaces[place], { url: src, width }) }
}

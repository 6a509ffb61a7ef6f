import {
  fallbackWidths,
  resizedAddress,
  widthsUpTo,
  type FallbackWidth,
  type PictureWidth,
} from '#domain/product/pictureAddress.ts'
import type { ProductImage } from '#domain/product/product.ts'
import { pictureHosts } from '#site/pictures.ts'
import type { SitePicture } from '#site/sitePicture.ts'

/** A place in the layout where pictures stand. */
export interface PicturePlace {
  /** How wide a picture is there, for the browser to choose by before it knows the styles. */
  sizes: string
  /** The widths that place can need, from a small phone to a dense screen, px. */
  widths: readonly PictureWidth[]
  /** For browsers without AVIF, and for whoever reads the page without drawing it. */
  usual: FallbackWidth
}

/** Every place there is. */
export const picturePlaces = {
  card: {
    sizes:
      '(min-width: 1344px) 294px, (min-width: 1200px) 22vw, (min-width: 600px) 29vw, (min-width: 340px) 44vw, 88vw',
    widths: [176, 240, 320, 400, 480, 640],
    usual: 320,
  },
  featuredCard: {
    sizes: '(min-width: 1344px) 640px, (min-width: 1200px) 48vw, (min-width: 600px) 61vw, 88vw',
    widths: [320, 400, 480, 640, 720, 800, 960, 1280],
    usual: 640,
  },
  stage: {
    sizes: '(min-width: 1300px) 600px, (min-width: 960px) 45vw, 99vw',
    widths: [320, 400, 480, 640, 720, 800, 960, 1280],
    usual: 640,
  },
  thumb: { sizes: '(min-width: 960px) 72px, 44px', widths: [72, 96, 128, 176, 240], usual: 96 },
  cartLine: { sizes: '(min-width: 600px) 144px, 96px', widths: [96, 128, 176, 240, 320, 400], usual: 176 },
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

/** What `ui/Picture` needs to load a picture in a place. A drawing, or a picture of a strange host, is taken as it is. */
export function pictureIn(place: PicturePlace, image: Pick<ProductImage, 'url' | 'width'> | undefined) {
  if (!image) return {}
  const { url, width: original } = image
  const widths = widthsUpTo(original, place.widths)
  const largest = widths.at(-1) ?? place.usual
  const usual = fallbackWidths.findLast((width) => width <= Math.min(place.usual, largest)) ?? place.usual
  const src = resizedAddress(url, usual, 'webp', pictureHosts)
  if (!src) return { src: url }
  const steps = widths.map((width) => `${resizedAddress(url, width, 'avif', pictureHosts)} ${width}w`)
  return { src, sizes: place.sizes, sources: [{ type: 'image/avif', srcSet: steps.join(', ') }] }
}

/** A picture of the shop's own pages in its place, whole for `ui/Picture`. */
export function sitePictureIn(place: keyof typeof picturePlaces, { src, alt, width, height, colour }: SitePicture) {
  return { alt, width, height, ground: colour, ...pictureIn(picturePlaces[place], { url: src, width }) }
}

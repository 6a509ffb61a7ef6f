import {
  fallbackWidths,
  resizedAddress,
  widthsUpTo,
  type FallbackWidth,
  type PictureWidth,
} from '#domain/product/pictureAddress.ts'
import type { ProductImage } from '#domain/product/product.ts'
import { pictureHosts } from '#site/pictures.ts'

/** A place in the layout where pictures stand. */
export interface PicturePlace {
  /** How wide a picture is there, for the browser to choose by before it knows the styles. */
  sizes: string
  /** The widths that place can need, from a small phone to a dense screen, px. */
  widths: readonly PictureWidth[]
  /** For browsers without AVIF, and for whoever reads the page without drawing it. */
  usual: FallbackWidth
}

/** Where the pictures of products stand; those of the shop's own pages are in `sitePictures.ts`. */
export const picturePlaces = {
  card: {
    sizes:
      '(min-width: 1344px) 294px, (min-width: 1200px) 22vw, (min-width: 600px) 29vw, (min-width: 340px) 44vw, 88vw',
    widths: [176, 240, 320, 400, 480, 640],
    usual: 320,
  },
  /** Across the page: 4:5, 200 px wide beside its words. */
  listCard: { sizes: '(min-width: 600px) 200px, 120px', widths: [128, 176, 240, 320, 400], usual: 176 },
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

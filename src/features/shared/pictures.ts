import {
  fallbackWidths,
  resizedAddress,
  widthsUpTo,
  type FallbackWidth,
  type PictureWidth,
} from '#domain/product/pictureAddress.ts'
import type { ProductImage } from '#domain/product/product.ts'
import { pictureHosts } from '#site/pictures.ts'
import { from } from '#theme/measures.ts'

/** A place in the layout that shows pictures. */
export interface PicturePlace {
  /** The `sizes` attribute: the width of a picture there. */
  sizes: string
  /** Widths needed there, from small phones to high-density screens, px. */
  widths: readonly PictureWidth[]
  /** Width of `src`, for browsers without AVIF and for crawlers. */
  fallback: FallbackWidth
}

/** Widths of pictures that fill a phone or half a screen, px. */
export const wideWidths: readonly PictureWidth[] = [320, 400, 480, 640, 720, 800, 960, 1280]

/** Places of product pictures; those of the shop's own pages are in `sitePictures.ts`. */
export const picturePlaces = {
  card: {
    sizes: `${from.container} 294px, ${from.spacious} 22vw, ${from.wide} 29vw, ${from.compact} 44vw, 88vw`,
    widths: [176, 240, 320, 400, 480, 640],
    fallback: 320,
  },
  /** 4:5, 200 px wide beside the text. */
  listCard: { sizes: `${from.wide} 200px, 120px`, widths: [128, 176, 240, 320, 400], fallback: 176 },
  featuredCard: {
    sizes: `${from.container} 640px, ${from.spacious} 48vw, ${from.wide} 61vw, 88vw`,
    widths: wideWidths,
    fallback: 640,
  },
  gallery: {
    sizes: `${from.container} 631px, ${from.stacked} 45vw, ${from.columns} 49vw, 99vw`,
    widths: wideWidths,
    fallback: 640,
  },
  thumb: { sizes: `${from.stacked} 72px, ${from.columns} 60px, 40px`, widths: [72, 96, 128, 176, 240], fallback: 96 },
  /** 2:3, 96 px wide. */
  miniCartLine: { sizes: '96px', widths: [96, 128, 176, 240], fallback: 96 },
  cartLine: { sizes: `${from.wide} 144px, 96px`, widths: [96, 128, 176, 240, 320, 400], fallback: 176 },
} as const satisfies Record<string, PicturePlace>

/** Props of `ui/Picture` for a picture in a place. An SVG, or a picture of an unknown host, is not resized. */
export function pictureIn(place: PicturePlace, image: Pick<ProductImage, 'url' | 'width'> | undefined) {
  if (!image) return {}
  const { url, width: original } = image
  const widths = widthsUpTo(original, place.widths)
  const largest = widths.at(-1) ?? place.fallback
  const fallback = fallbackWidths.findLast((width) => width <= Math.min(place.fallback, largest)) ?? place.fallback
  const src = resizedAddress(url, fallback, 'webp', pictureHosts)
  if (!src) return { src: url }
  const steps = widths.map((width) => `${resizedAddress(url, width, 'avif', pictureHosts)} ${width}w`)
  return { src, sizes: place.sizes, sources: [{ type: 'image/avif', srcSet: steps.join(', ') }] }
}

/** The same for a picture of a product, with the part of it that a frame must show and the colour before it has loaded. */
export function productPicture(
  place: PicturePlace,
  image: Pick<ProductImage, 'url' | 'width' | 'focus' | 'colour'> | undefined,
) {
  return { ...pictureIn(place, image), position: image?.focus, ground: image?.colour }
}

import { fallbackWidths, resizedAddress } from '#domain/product/pictureAddress.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { pictureHosts } from '#site/pictures.ts'

/**
 * The first picture of a product for link previews and search engines: as WebP, which they all read, in the largest width
 * that also a static build has. Undefined where the product has none that the shop resizes.
 */
export function previewPicture(product: Pick<Product, 'images' | 'name' | 'productCode'>) {
  const [image] = product.images
  if (!image) return undefined
  const width = fallbackWidths.findLast((each) => each <= image.width) ?? fallbackWidths[0]
  const src = resizedAddress(image.url, width, 'webp', pictureHosts)
  if (!src) return undefined
  return {
    src,
    alt: image.alt || displayName(product),
    // A photograph may be of any shape; its size is left out where the record does not state it.
    ...(image.isSizeAssumed ? {} : { width, height: Math.round((width * image.height) / image.width) }),
  }
}

import type { ProductImage } from '#domain/product/product.ts'

/**
 * Where a wide window shows the other views: below the main one, except a close-up, which spans the page. If there are
 * only two views, both are in the gallery, so that it is as high as the text beside it.
 */
export function galleryViews(images: readonly ProductImage[]) {
  const [, ...others] = images
  const closeUp = others.length > 1 ? others.find(({ type }) => type === 'close-up') : undefined
  return { below: others.filter((image) => image !== closeUp), closeUp }
}

import type { ProductImage } from '#domain/product/product.ts'

/**
 * Where a wide window shows the views beside the main one: most below it, and the close-up across the page. Of two views
 * both stand in the gallery, so that it is as high as the text beside it.
 */
export function galleryViews(images: readonly ProductImage[]) {
  const [, ...others] = images
  const closeUp = others.length > 1 ? others.find(({ type }) => type === 'close-up') : undefined
  return { below: others.filter((image) => image !== closeUp), closeUp }
}

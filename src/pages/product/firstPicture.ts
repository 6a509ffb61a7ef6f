import type { QueryClient } from '@tanstack/react-query'
import { noop } from '#domain/noop.ts'
import { preload } from 'react-dom'
import type { StoreClient } from '#api/client.ts'
import { listedProduct, productQuery } from '#api/products.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'

/** Preloads the first picture of a product page. Never rejects. */
export async function preloadFirstPicture(queries: QueryClient, store: StoreClient, id: string): Promise<void> {
  const product = listedProduct(queries, id) ?? (await queries.query(productQuery(store, id)).catch(noop))
  const { src, sizes, sources } = pictureIn(picturePlaces.gallery, product?.images[0])
  if (!src) return
  const [best] = sources ?? []
  // Browsers ignore a preload of an unsupported type.
  if (best) preload(src, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes })
  else preload(src, { as: 'image' })
}

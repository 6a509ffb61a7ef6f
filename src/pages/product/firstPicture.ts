import { noop, type QueryClient } from '@tanstack/react-query'
import { preload } from 'react-dom'
import type { StoreClient } from '#api/client.ts'
import { listedProduct, productQuery } from '#api/products.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'

/** Fetches what a product's page opens with: the first picture of its stage. Never rejects. */
export async function preloadFirstPicture(queries: QueryClient, store: StoreClient, id: string): Promise<void> {
  const product = listedProduct(queries, id) ?? (await queries.query(productQuery(store, id)).catch(noop))
  const { src, sizes, sources } = pictureIn(picturePlaces.stage, product?.images[0])
  if (!src) return
  const [best] = sources ?? []
  // A browser that does not take the better format passes it over.
  if (best) preload(src, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes })
  else preload(src, { as: 'image' })
}

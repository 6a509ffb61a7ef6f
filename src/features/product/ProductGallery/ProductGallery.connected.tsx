import { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx'

const loadHands = () => import('./GalleryHands.connected.tsx')

/** The gallery of the shop: the browser's Back closes its viewer. */
export function ConnectedProductGallery({ name, images }: Omit<ProductGalleryProps, 'loadHands'>) {
  return <ProductGallery name={name} images={images} loadHands={loadHands} />
}

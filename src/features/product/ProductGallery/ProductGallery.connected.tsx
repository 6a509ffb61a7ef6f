import { ConnectedGalleryInteractions } from './GalleryInteractions.connected.tsx'
import { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx'

/** The gallery with a viewer that Back closes. */
export function ConnectedProductGallery({ name, images }: Omit<ProductGalleryProps, 'Interactions'>) {
  return <ProductGallery name={name} images={images} Interactions={ConnectedGalleryInteractions} />
}

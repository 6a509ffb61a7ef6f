import { useLocation, useNavigate } from 'react-router-dom'
import { useIsLive } from '#features/shared/useIsLive.ts'
import { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx'

/** What an entry of the history says of itself while the viewer stands over its page. */
const viewerEntry = 'viewer'

/** The gallery of the shop: the open viewer is an entry of the history, so that the browser's Back closes it. */
export function ConnectedProductGallery({ name, images }: Omit<ProductGalleryProps, 'viewer'>) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  // A page loaded anew, or come back to, may have it open; the server does not know.
  const isOpen = useIsLive() && state === viewerEntry
  return (
    <ProductGallery
      name={name}
      images={images}
      viewer={{
        isOpen,
        onOpen: () => void navigate({ pathname, search }, { state: viewerEntry, preventScrollReset: true }),
        onClose: () => void navigate(-1),
      }}
    />
  )
}

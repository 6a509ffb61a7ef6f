import { useLocation, useNavigate } from 'react-router-dom'
import { GalleryHands as PlainHands, type GalleryHandsProps } from './GalleryHands.tsx'

/** What an entry of the history says of itself while the viewer stands over its page. */
const viewerEntry = 'viewer'

/** The gallery's hands in the shop: the open viewer is an entry of the history, so that the browser's Back closes it. */
export function GalleryHands(props: Omit<GalleryHandsProps, 'viewer'>) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (
    <PlainHands
      {...props}
      viewer={{
        isOpen: state === viewerEntry,
        onOpen: () => void navigate({ pathname, search }, { state: viewerEntry, preventScrollReset: true }),
        onClose: () => void navigate(-1),
      }}
    />
  )
}

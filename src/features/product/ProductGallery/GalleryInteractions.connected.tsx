import { useLocation, useNavigate } from 'react-router-dom'
import { GalleryInteractions as Base, type GalleryInteractionsProps } from './GalleryInteractions.tsx'

/** State of the history entry of the open viewer. */
const viewerEntry = 'viewer'

/** Gives the open viewer its own history entry, so that Back closes it. */
export function GalleryInteractions(props: Omit<GalleryInteractionsProps, 'viewer'>) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (
    <Base
      {...props}
      viewer={{
        isOpen: state === viewerEntry,
        onOpen: () => void navigate({ pathname, search }, { state: viewerEntry }),
        onClose: () => void navigate(-1),
      }}
    />
  )
}

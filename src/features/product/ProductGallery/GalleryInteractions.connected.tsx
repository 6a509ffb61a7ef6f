import { useOverlayHistory } from '#features/shared/useOverlayHistory.connected.tsx'
import { GalleryInteractions, type GalleryInteractionsProps } from './GalleryInteractions.tsx'

/** Gives the open viewer its own history entry, so that Back closes it. */
export function ConnectedGalleryInteractions(props: Omit<GalleryInteractionsProps, 'viewer'>) {
  const { isOpen, open, close } = useOverlayHistory('viewer')
  return <GalleryInteractions {...props} viewer={{ isOpen, onOpen: open, onClose: close }} />
}

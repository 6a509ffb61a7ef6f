import { useSurfaceEntry } from '#features/shared/useSurfaceEntry.connected.tsx'
import { GalleryInteractions, type GalleryInteractionsProps } from './GalleryInteractions.tsx'

/** Gives the open viewer its own history entry, so that Back closes it. */
export function ConnectedGalleryInteractions(props: Omit<GalleryInteractionsProps, 'viewer'>) {
  const { isOpen, open, close } = useSurfaceEntry('viewer')
  return <GalleryInteractions {...props} viewer={{ isOpen, onOpen: open, onClose: close }} />
}

import type { ProductImage } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { PictureViewer } from '#ui/PictureViewer/PictureViewer.tsx'
import { viewerPlace } from './galleryPlaces.ts'

interface GalleryViewerProps {
  name: string
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
  isOpen: boolean
  onClose: () => void
}

/**
 * The full-screen viewer of the gallery. After closing, the gallery shows the same picture.
 *
 * @internal
 */
export function GalleryViewer({ name, images, index, onChange, isOpen, onClose }: GalleryViewerProps) {
  return (
    <PictureViewer
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Pictures of ${name}`}
      current={index}
      onChange={onChange}
      pictures={images.map((image) => {
        const { src, sources } = pictureIn(viewerPlace, image)
        const { id, alt, caption, width, height, colour } = image
        return {
          key: id,
          src,
          sources,
          thumb: pictureIn(picturePlaces.thumb, image),
          alt,
          caption,
          width,
          height,
          ground: colour,
        }
      })}
    />
  )
}

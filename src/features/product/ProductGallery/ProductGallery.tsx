import { type ComponentType, useRef, useState } from 'react'
import type { ProductImage } from '#domain/product/product.ts'
import { picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { useHydrated } from '#features/shared/useHydrated.ts'
import { type } from '#theme/type.css.ts'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { nextPictureLabel, previousPictureLabel } from '#ui/PictureViewer/stepLabels.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { GalleryInteractions, type GalleryInteractionsProps } from './GalleryInteractions.tsx'
import { pairPlace, widePlace } from './galleryPlaces.ts'
import { galleryViews } from './galleryViews.ts'
import * as styles from './ProductGallery.css.ts'

export interface ProductGalleryProps {
  /** The product's name, for pictures without alternative text. */
  name: string
  images: readonly ProductImage[]
  /** Swipes, keys, lens and full-screen viewer; by default the viewer has no history entry. */
  Interactions?: ComponentType<Omit<GalleryInteractionsProps, 'viewer'>>
}

/**
 * The pictures of a product, with arrows and thumbnails, or a placeholder. The main picture is enlarged on hover, can
 * be swiped, and opens full screen on click. From two columns on, the other views are below it and open full screen
 * too; the first view replaces the one that is the main picture now. Without scripts a click opens the image file.
 */
export function ProductGallery({ name, images, Interactions = GalleryInteractions }: ProductGalleryProps) {
  const [index, setIndex] = useState(0)
  const isHydrated = useHydrated()
  const gallery = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const image = images[index] ?? images[0]
  const hasSeveral = images.length > 1
  const { below } = galleryViews(images)
  const step = (by: number) => setIndex((index + by + images.length) % images.length)
  return (
    <section ref={gallery} className={styles.gallery} aria-label="Pictures" data-several={hasSeveral || undefined}>
      <div className={styles.frame}>
        <Picture
          className={styles.main}
          key={image?.id}
          {...productPicture(picturePlaces.gallery, image)}
          alt={image?.alt ?? name}
          width={image?.width ?? 800}
          height={image?.height ?? 1200}
          ratio="2 / 3"
          eager
        />
        {image && (
          <>
            {isHydrated && (
              <Interactions
                gallery={gallery}
                trigger={trigger}
                name={name}
                images={images}
                index={index}
                onChange={setIndex}
              />
            )}
            <a
              ref={trigger}
              className={styles.openLink}
              data-screen-only
              href={image.url}
              data-replay
              role={isHydrated ? 'button' : undefined}
              aria-label="View full screen"
            >
              <span className={styles.openIcon} />
            </a>
          </>
        )}
        {hasSeveral && (
          <div className={styles.controls} data-screen-only>
            <p className={`${type.meta} ${styles.count}`} aria-hidden="true">
              {index + 1} / {images.length}
            </p>
            {/* No `aria-live`: a dialog would not hide it. */}
            <VisuallyHidden role="status">
              {index + 1} of {images.length}: {image?.caption || image?.alt}
            </VisuallyHidden>
            <div className={styles.arrows}>
              <IconButton icon="arrowLeft" label={previousPictureLabel} onClick={() => step(-1)} />
              <IconButton icon="arrowRight" label={nextPictureLabel} onClick={() => step(1)} />
            </div>
          </div>
        )}
      </div>
      {hasSeveral && (
        <ul className={styles.thumbs}>
          {images.map((thumb, place) => (
            <li key={thumb.id}>
              <button
                className={styles.thumb}
                type="button"
                aria-label={`Picture ${place + 1}: ${thumb.caption || thumb.alt}`}
                aria-current={place === index}
                onClick={() => setIndex(place)}
              >
                <Picture
                  className={styles.thumbPicture}
                  {...productPicture(picturePlaces.thumb, thumb)}
                  alt=""
                  width={72}
                  height={108}
                  ratio="2 / 3"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {below.length > 0 && (
        <ul className={styles.below} data-screen-only>
          {below.map((view, place) => {
            const isWide = place === below.length - 1 && place % 2 === 0
            const shown = (view === image && images[0]) || view
            const { width, height } = shown
            return (
              <li key={view.id} className={isWide ? styles.wide : undefined}>
                <a
                  className={styles.viewLink}
                  href={shown.url}
                  data-replay
                  data-place={images.indexOf(shown)}
                  role={isHydrated ? 'button' : undefined}
                  aria-label={`Enlarge: ${shown.caption || shown.alt}`}
                >
                  <Picture
                    {...productPicture(isWide ? widePlace : pairPlace, shown)}
                    alt=""
                    width={width}
                    height={height}
                    ratio={isWide ? '4 / 3' : '2 / 3'}
                  />
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

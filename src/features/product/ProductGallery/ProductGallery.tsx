import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ProductImage } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { type } from '#theme/type.css.ts'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import type { GalleryHandsProps } from './GalleryHands.tsx'
import * as styles from './ProductGallery.css.ts'

const loadPlainHands = () => import('./GalleryHands.tsx')

export interface ProductGalleryProps {
  /** The product's name, for pictures that say nothing of themselves. */
  name: string
  images: readonly ProductImage[]
  /** Brings what hands do to the picture, after the first paint; must not change. */
  loadHands?: () => Promise<{ GalleryHands: ComponentType<Omit<GalleryHandsProps, 'viewer'>> }>
}

/**
 * The pictures of a piece: arrows that wrap around, thumbnails, and a placeholder where there is none (spec.md §2). The
 * picture on the stage grows under a fine pointer, is swiped by a finger, and fills the screen when it is pressed. Without
 * scripts the press leads to the picture alone.
 */
export function ProductGallery({ name, images, loadHands = loadPlainHands }: ProductGalleryProps) {
  const [index, setIndex] = useState(0)
  const [hands, askHands] = useOnDemand(loadHands)
  const gallery = useRef<HTMLElement>(null)
  const press = useRef<HTMLAnchorElement>(null)
  const image = images[index] ?? images[0]
  const several = images.length > 1
  const step = (by: number) => setIndex((index + by + images.length) % images.length)

  useEffect(() => {
    // Where they cannot be had there are the buttons, and the link to the picture.
    void askHands().catch(() => undefined)
  }, [askHands])
  return (
    <section ref={gallery} className={styles.gallery} aria-label="Pictures" data-several={several || undefined}>
      <div className={styles.stage}>
        <Picture
          className={styles.main}
          key={image?.id}
          {...pictureIn(picturePlaces.stage, image)}
          alt={image?.alt ?? name}
          width={image?.width ?? 800}
          height={image?.height ?? 1200}
          ratio="2 / 3"
          position={image?.focus}
          ground={image?.colour}
          eager
        />
        {image && (
          <>
            {hands && (
              <hands.GalleryHands
                gallery={gallery}
                press={press}
                name={name}
                images={images}
                index={index}
                onChange={setIndex}
              />
            )}
            <a
              ref={press}
              className={styles.view}
              href={image.url}
              role={hands && 'button'}
              aria-label="View full screen"
            >
              <span className={styles.sign} />
            </a>
          </>
        )}
        {several && (
          <div className={styles.controls}>
            <p className={`${type.meta} ${styles.count}`} aria-live="polite">
              {index + 1} / {images.length}
            </p>
            <div className={styles.arrows}>
              <IconButton icon="arrowLeft" label="Previous picture" onClick={() => step(-1)} />
              <IconButton icon="arrowRight" label="Next picture" onClick={() => step(1)} />
            </div>
          </div>
        )}
      </div>
      {several && (
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
                  {...pictureIn(picturePlaces.thumb, thumb)}
                  alt=""
                  width={72}
                  height={108}
                  ratio="2 / 3"
                  ground={thumb.colour}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

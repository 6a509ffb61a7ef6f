import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import type { ProductImage } from '#domain/product/product.ts'
import { pictureIn } from '#features/shared/pictures.ts'
import { from } from '#theme/measures.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { lensPlace } from './galleryPlaces.ts'
import * as styles from './Lens.css.ts'

interface LensProps {
  /** Element over the picture that receives pointer events. */
  over: RefObject<HTMLElement | null>
  image: ProductImage
}

/** Wide windows with a mouse, without reduced motion. */
const canEnlarge = `${from.desktop} and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)`

/**
 * Enlarges the gallery picture twofold on hover, following the pointer. Shown once the larger picture has loaded.
 *
 * @internal
 */
export function Lens({ over, image }: LensProps) {
  // Pointer position in percent of the picture; undefined before the first hover.
  const [point, setPoint] = useState<{ x: number; y: number }>()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    const { current: element } = over
    const controller = new AbortController()
    const { signal } = controller
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (!element || pointerType !== 'mouse' || !matchMedia(canEnlarge).matches) return
      const { left, top, width, height } = element.getBoundingClientRect()
      setIsLeaving(false)
      setPoint({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height })
    }
    element?.addEventListener('pointermove', follow, { signal })
    element?.addEventListener('pointerleave', () => setIsLeaving(true), { signal })
    return () => controller.abort()
  }, [over])

  if (!point) return null
  const leave = () => {
    if (!isLeaving) return
    setPoint(undefined)
    setIsLoaded(false)
  }
  const origin: CSSProperties = { transformOrigin: `${point.x.toFixed(2)}% ${point.y.toFixed(2)}%` }
  return (
    <span className={styles.lens} aria-hidden data-lens onLoadCapture={() => setIsLoaded(true)}>
      <span
        className={styles.enlarged}
        style={origin}
        data-is={isLeaving ? 'leaving' : isLoaded ? 'enlarged' : 'loading'}
        onAnimationEnd={leave}
      >
        <Picture
          className={styles.picture}
          {...pictureIn(lensPlace, image)}
          alt=""
          width={image.width}
          height={image.height}
          position={image.focus}
          eager
        />
      </span>
    </span>
  )
}

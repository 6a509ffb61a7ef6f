import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import type { ProductImage } from '#domain/product/product.ts'
import { pictureIn } from '#features/shared/pictures.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { lensPlace } from './galleryPlaces.ts'
import * as styles from './Lens.css.ts'

interface LensProps {
  /** What lies over the picture and feels the mouse. */
  over: RefObject<HTMLElement | null>
  image: ProductImage
}

/** As `above.desktop` has it, for whoever points with a mouse and has not asked for less motion. */
const mayGrow = '(min-width: 960px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/**
 * The picture on the stage at twice its size, moving against the mouse over it. It comes once its pixels are there and
 * goes back to the size it came from.
 *
 * @internal
 */
export function Lens({ over, image }: LensProps) {
  // Where the mouse is, in hundredths of the stage; undefined until it has come.
  const [point, setPoint] = useState<{ x: number; y: number }>()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    const { current: stage } = over
    const listening = new AbortController()
    const { signal } = listening
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (!stage || pointerType !== 'mouse' || !matchMedia(mayGrow).matches) return
      const { left, top, width, height } = stage.getBoundingClientRect()
      setIsLeaving(false)
      setPoint({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height })
    }
    stage?.addEventListener('pointermove', follow, { signal })
    stage?.addEventListener('pointerleave', () => setIsLeaving(true), { signal })
    return () => listening.abort()
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
        className={styles.growing}
        style={origin}
        data-is={isLeaving ? 'leaving' : isLoaded ? 'grown' : 'waiting'}
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

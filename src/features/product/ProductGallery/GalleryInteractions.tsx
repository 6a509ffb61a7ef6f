import { type RefObject, useEffect, useState } from 'react'
import type { ProductImage } from '#domain/product/product.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { isModifiedClick } from '#ui/isModifiedClick.ts'
import { listenToSwipes } from '#ui/swipes.ts'
import { Lens } from './Lens.tsx'

const loadViewer = () => import('./GalleryViewer.tsx')

export interface GalleryInteractionsProps {
  /** Element that listens for keys, and for clicks on views with their `data-place`. */
  gallery: RefObject<HTMLElement | null>
  /** Link over the picture that opens the viewer. */
  trigger: RefObject<HTMLElement | null>
  name: string
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
  /** Controls the open state of the viewer; uncontrolled without it. */
  viewer?: { isOpen: boolean; onOpen: () => void; onClose: () => void }
}

/**
 * Swipes and arrow keys change the picture, hover enlarges it, a click opens it full screen.
 *
 * @internal
 */
export function GalleryInteractions({
  gallery,
  trigger,
  name,
  images,
  index,
  onChange,
  viewer,
}: GalleryInteractionsProps) {
  const [isOpenHere, setIsOpenHere] = useState(false)
  const isOpen = viewer?.isOpen ?? isOpenHere
  const image = images[index] ?? images[0]
  const {
    module,
    prefetch,
    open: openViewer,
  } = useLazyModule(
    loadViewer,
    () => {
      // Fallback: the browser shows the picture.
      if (image) location.assign(image.url)
    },
    isOpen,
  )

  // Stable, so that a render in the middle of a swipe does not register the listeners again.
  const step = useEventCallback((by: number) => {
    if (images.length > 1) onChange((index + by + images.length) % images.length)
  })
  const open = useEventCallback(() =>
    openViewer(() => {
      if (viewer) viewer.onOpen()
      else setIsOpenHere(true)
    }),
  )

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    trigger.current?.addEventListener('pointerenter', prefetch, { signal })
    trigger.current?.addEventListener('touchstart', prefetch, { signal, passive: true })
    trigger.current?.addEventListener('focus', prefetch, { signal })
    gallery.current?.addEventListener(
      'keydown',
      (event) => {
        const { key } = event
        // Alt and an arrow is the browser's history.
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (key === 'ArrowLeft') step(-1)
        if (key === 'ArrowRight') step(1)
        const link = key === ' ' ? linkOf(event) : null
        if (!link) return
        event.preventDefault()
        link.click()
      },
      { signal },
    )
    gallery.current?.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event)
        // With a modifier key the link works as a link.
        if (!link || isModifiedClick(event)) return
        event.preventDefault()
        const { place } = link.dataset
        if (place) onChange(Number(place))
        open()
      },
      { signal },
    )
    const swipes = trigger.current ? listenToSwipes(trigger.current, step) : undefined
    return () => {
      listening.abort()
      swipes?.()
    }
  }, [gallery, trigger, prefetch, step, open, onChange])

  if (!image) return null
  return (
    <>
      <Lens key={image.id} over={trigger} image={image} />
      {module && (
        <module.GalleryViewer
          name={name}
          images={images}
          index={index}
          onChange={onChange}
          isOpen={isOpen}
          onClose={viewer?.onClose ?? (() => setIsOpenHere(false))}
        />
      )}
    </>
  )
}

/** The link that an event in the gallery came from. */
function linkOf({ target }: Event) {
  return target instanceof Element ? target.closest('a') : null
}

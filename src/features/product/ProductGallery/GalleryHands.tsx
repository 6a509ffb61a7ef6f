import { type RefObject, useEffect, useState } from 'react'
import type { ProductImage } from '#domain/product/product.ts'
import { useOnDemand } from '#features/shared/useOnDemand.ts'
import { listenToSwipes } from '#ui/swipes.ts'
import { Lens } from './Lens.tsx'

const loadViewer = async () => {
  const part = await import('./GalleryViewer.tsx')
  await part.preloadPictureViewer()
  return part
}

export interface GalleryHandsProps {
  /** Where arrow keys are heard. */
  gallery: RefObject<HTMLElement | null>
  /** What lies over the picture and is pressed. */
  press: RefObject<HTMLElement | null>
  name: string
  images: readonly ProductImage[]
  index: number
  onChange: (index: number) => void
  /** Where whoever draws it keeps whether the viewer is open; without it the gallery does. */
  viewer?: { isOpen: boolean; onOpen: () => void; onClose: () => void }
}

/**
 * What hands do to the picture on the stage: a finger swipes to the next, arrow keys step, a mouse makes it grow where it
 * points, and a press opens it over the whole screen.
 *
 * @internal
 */
export function GalleryHands({ gallery, press, name, images, index, onChange, viewer }: GalleryHandsProps) {
  const [isOpenHere, setIsOpenHere] = useState(false)
  const [full, askFull] = useOnDemand(loadViewer)
  const isOpen = viewer?.isOpen ?? isOpenHere
  const image = images[index] ?? images[0]

  useEffect(() => {
    // A page loaded anew, or come back to, with its viewer open.
    if (isOpen) void askFull().catch(() => undefined)
  }, [isOpen, askFull])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const step = (by: number) => {
      if (images.length > 1) onChange((index + by + images.length) % images.length)
    }
    const open = async () => {
      try {
        await askFull()
        if (viewer) viewer.onOpen()
        else setIsOpenHere(true)
      } catch {
        // Its code cannot be had; the browser can show a picture too.
        if (image) location.assign(image.url)
      }
    }
    gallery.current?.addEventListener(
      'keydown',
      ({ key, altKey, ctrlKey, metaKey }) => {
        // With Alt it is the browser's history.
        if (altKey || ctrlKey || metaKey) return
        if (key === 'ArrowLeft') step(-1)
        if (key === 'ArrowRight') step(1)
      },
      { signal },
    )
    press.current?.addEventListener(
      'click',
      (event) => {
        // With a key held, the link does what links do.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void open()
      },
      { signal },
    )
    press.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        press.current?.click()
      },
      { signal },
    )
    const swipes = press.current ? listenToSwipes(press.current, step) : undefined
    return () => {
      listening.abort()
      swipes?.()
    }
  })

  if (!image) return null
  return (
    <>
      <Lens key={image.id} over={press} image={image} />
      {full && (
        <full.GalleryViewer
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

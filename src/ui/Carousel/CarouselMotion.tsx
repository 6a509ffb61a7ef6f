import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CarouselControls } from './CarouselControls.tsx'

interface CarouselMotionProps {
  viewport: HTMLElement
  /** What each slide shows. */
  labels: readonly string[]
  current: number
  /** Milliseconds a slide stays. */
  interval: number
  onSelect: (index: number) => void
  /** Another slide may be seen soon. */
  onNear: () => void
}

const options = { loop: true, watchFocus: false } as const

/** How long before its turn a slide is near, in ms. */
const notice = 1500

/**
 * What moves the slides of a carousel: dragging, keys, controls and the clock. It comes after the first paint. The clock
 * stops for good at whatever the shopper does, rests while the tab is hidden, and never starts by itself for a shopper
 * who asked for less motion.
 *
 * @internal
 */
export function CarouselMotion({ viewport, labels, current, interval, onSelect, onNear }: CarouselMotionProps) {
  const [autoplay] = useState(() => Autoplay({ delay: interval, playOnInit: false }))
  const [plugins] = useState(() => [autoplay])
  const [setViewport, embla] = useEmblaCarousel(options, plugins)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isOwnMove, setIsOwnMove] = useState(false)
  const isCarrying = useRef(false)

  useEffect(() => setViewport(viewport), [setViewport, viewport])
  useEffect(() => {
    if (!embla) return undefined
    const select = () => {
      setIsOwnMove(!autoplay.isPlaying())
      onNear()
      onSelect(embla.selectedScrollSnap())
    }
    const play = () => setIsPlaying(true)
    const stop = () => setIsPlaying(false)
    embla.on('select', select).on('autoplay:play', play).on('autoplay:stop', stop)
    if (!isCalm()) autoplay.play()
    return () => {
      embla.off('select', select).off('autoplay:play', play).off('autoplay:stop', stop)
    }
  }, [embla, autoplay, onSelect, onNear])
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(onNear, Math.max(interval - notice, 0))
    return () => clearTimeout(timer)
  }, [isPlaying, interval, onNear])
  useEffect(() => {
    if (!isCarrying.current) return
    isCarrying.current = false
    const slide = viewport.querySelectorAll('[data-slide]')[current]
    slide?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  }, [viewport, current])
  useEffect(() => {
    const carousel = viewport.parentElement
    if (!embla || !carousel) return undefined
    const listening = new AbortController()
    const { signal } = listening
    carousel.addEventListener('pointerover', onNear, { signal })
    carousel.addEventListener(
      'focusin',
      ({ target }) => {
        onNear()
        // Whoever reaches for the pause key finds it as it was.
        if (!(target instanceof Element && target.closest('[data-clock]'))) autoplay.stop()
      },
      { signal },
    )
    carousel.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
        event.preventDefault()
        // The focus goes with the slide it was on.
        isCarrying.current = viewport.contains(document.activeElement)
        autoplay.stop()
        if (event.key === 'ArrowRight') embla.scrollNext(isCalm())
        else embla.scrollPrev(isCalm())
      },
      { signal },
    )
    return () => listening.abort()
  }, [embla, autoplay, viewport, onNear])

  if (!embla) return null
  const move = (step: () => void) => {
    autoplay.stop()
    step()
  }
  return (
    <>
      <CarouselControls
        labels={labels}
        current={current}
        isPlaying={isPlaying}
        onGoTo={(index) => move(() => embla.scrollTo(index, isCalm()))}
        onNext={() => move(() => embla.scrollNext(isCalm()))}
        onPrevious={() => move(() => embla.scrollPrev(isCalm()))}
        onPlay={() => autoplay.play(isCalm())}
        onPause={() => autoplay.stop()}
      />
      <VisuallyHidden aria-live="polite">
        {isOwnMove && `Slide ${current + 1} of ${labels.length}: ${labels[current] ?? ''}`}
      </VisuallyHidden>
    </>
  )
}

function isCalm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

import Autoplay from 'embla-carousel-autoplay'
import Fade from 'embla-carousel-fade'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { reducedMotion } from '#theme/measures.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CarouselControls } from './CarouselControls.tsx'

interface CarouselMotionProps {
  viewport: HTMLElement
  /** Description of each slide. */
  labels: readonly string[]
  current: number
  /** Milliseconds between slides. */
  interval: number
  onSelect: (index: number) => void
  /** Called with the slides that are visible or may be next. */
  onPreload: (indexes: readonly number[]) => void
}

/** The duration, in embla's own measure, is such that a cross-fade takes about 240 ms. */
const options = { loop: true, watchFocus: false, duration: 13 } as const

/** Milliseconds before the change at which the next slide loads its pictures. */
const preloadMs = 1500

/**
 * Cross-fades the slides of a carousel by drag, keys, controls and autoplay. Autoplay stops for good at the first
 * interaction, pauses while the tab is hidden, and does not start under reduced motion.
 *
 * @internal
 */
export function CarouselMotion({ viewport, labels, current, interval, onSelect, onPreload }: CarouselMotionProps) {
  const [autoplay] = useState(() => Autoplay({ delay: interval, playOnInit: false }))
  const [plugins] = useState(() => [autoplay, Fade()])
  const [setViewport, embla] = useEmblaCarousel(options, plugins)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isUserMove, setIsUserMove] = useState(false)
  const shouldMoveFocus = useRef(false)
  const next = (current + 1) % labels.length
  const previous = (current - 1 + labels.length) % labels.length

  useEffect(() => setViewport(viewport), [setViewport, viewport])
  useEffect(() => {
    if (!embla) return undefined
    const select = () => {
      setIsUserMove(!autoplay.isPlaying())
      const index = embla.selectedScrollSnap()
      onPreload([index])
      onSelect(index)
    }
    const play = () => setIsPlaying(true)
    const stop = () => setIsPlaying(false)
    embla.on('select', select).on('autoplay:play', play).on('autoplay:stop', stop)
    if (!prefersReducedMotion()) autoplay.play()
    return () => {
      embla.off('select', select).off('autoplay:play', play).off('autoplay:stop', stop)
    }
  }, [embla, autoplay, onSelect, onPreload])
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => onPreload([next]), Math.max(interval - preloadMs, 0))
    return () => clearTimeout(timer)
  }, [isPlaying, interval, next, onPreload])
  useEffect(() => {
    if (!shouldMoveFocus.current) return
    shouldMoveFocus.current = false
    const slide = viewport.querySelectorAll('[data-slide]')[current]
    slide?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  }, [viewport, current])
  useEffect(() => {
    const carousel = viewport.parentElement
    if (!embla || !carousel) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const preloadNeighbours = () => onPreload([next, previous])
    carousel.addEventListener('pointermove', preloadNeighbours, { signal })
    carousel.addEventListener(
      'focusin',
      ({ target }) => {
        preloadNeighbours()
        // Focus on the pause button must not change its state.
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
        // Focus inside a slide moves on to the next slide.
        shouldMoveFocus.current = viewport.contains(document.activeElement)
        autoplay.stop()
        if (event.key === 'ArrowRight') embla.scrollNext(prefersReducedMotion())
        else embla.scrollPrev(prefersReducedMotion())
      },
      { signal },
    )
    return () => controller.abort()
  }, [embla, autoplay, viewport, next, previous, onPreload])

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
        onGoTo={(index) => move(() => embla.scrollTo(index, prefersReducedMotion()))}
        onNext={() => move(() => embla.scrollNext(prefersReducedMotion()))}
        onPrevious={() => move(() => embla.scrollPrev(prefersReducedMotion()))}
        onPlay={() => autoplay.play(prefersReducedMotion())}
        onPause={() => autoplay.stop()}
      />
      <VisuallyHidden aria-live="polite">
        {isUserMove && `Slide ${current + 1} of ${labels.length}: ${labels[current] ?? ''}`}
      </VisuallyHidden>
    </>
  )
}

function prefersReducedMotion() {
  return matchMedia(reducedMotion).matches
}

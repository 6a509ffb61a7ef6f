import { type ReactNode, useCallback, useState } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Carousel.css.ts'
import { CarouselMotion } from './CarouselMotion.tsx'

/** State of a slide, passed to its content. */
export interface SlideState {
  /** It is the visible slide. */
  isCurrent: boolean
  /** It was shown before or may be next: its pictures should load. */
  shouldLoad: boolean
}

interface CarouselSlide {
  key: string
  /** Short description. */
  label: string
  content: (state: SlideState) => ReactNode
}

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  slides: readonly CarouselSlide[]
  /** Milliseconds between slides. */
  interval?: number | undefined
  /** Defines the grid; slides span all rows, the controls are in the last one. */
  className?: string | undefined
  /** Rendered over the slides; does not move with them. */
  children?: ReactNode
}

/**
 * A carousel that plays until the shopper interacts with it. Before hydration and without JavaScript it shows the first
 * slide.
 */
export function Carousel({ label, slides, interval = 5000, className, children }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [current, setCurrent] = useState(0)
  const [loadable, setLoadable] = useState<readonly number[]>([0])
  const markLoadable = useCallback(
    (indexes: readonly number[]) => setLoadable((before) => [...new Set([...before, ...indexes])]),
    [],
  )
  return (
    <section className={cx(styles.carousel, className)} aria-roledescription="carousel" aria-label={label}>
      {/* Before the slides: whoever uses a keyboard or a screen reader can stop them first. */}
      <div className={styles.controls} data-controls>
        {viewport && (
          <CarouselMotion
            viewport={viewport}
            labels={slides.map((slide) => slide.label)}
            current={current}
            interval={interval}
            onSelect={setCurrent}
            onPreload={markLoadable}
          />
        )}
      </div>
      <div className={styles.viewport} ref={setViewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className={styles.slide}
              data-slide
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}: ${slide.label}`}
              inert={index !== current}
            >
              {slide.content({ isCurrent: index === current, shouldLoad: loadable.includes(index) })}
            </div>
          ))}
        </div>
      </div>
      {children}
    </section>
  )
}

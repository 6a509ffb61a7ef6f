import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import * as styles from './Carousel.css.ts'
import type { CarouselMotion } from './CarouselMotion.tsx'

type Motion = ComponentType<Parameters<typeof CarouselMotion>[0]>

/** Where a slide stands when it is drawn. */
export interface SlidePlace {
  /** It is the one that is seen. */
  isCurrent: boolean
  /** It is, or may soon be: time to ask for its pictures. */
  isNear: boolean
}

interface CarouselSlide {
  key: string
  /** What it shows, in a word or two. */
  label: string
  content: (place: SlidePlace) => ReactNode
}

interface CarouselProps {
  /** What the slides are together: its accessible name. */
  label: string
  slides: readonly CarouselSlide[]
  /** Milliseconds a slide stays. */
  interval?: number | undefined
  /** Rows and columns; slides span them all, the controls stand in the last row. */
  className?: string | undefined
  /** Stands over the slides and does not move with them. */
  children?: ReactNode
}

/**
 * Slides in one place, one seen at a time. They move when asked, or by themselves until the shopper does anything at all
 * with them (spec.md §4). Without JavaScript, and until its motion has come, the first slide stands.
 */
export function Carousel({ label, slides, interval = 5000, className, children }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [current, setCurrent] = useState(0)
  const [isWarm, setIsWarm] = useState(false)
  const Motion = useMotion()
  const warm = useCallback(() => setIsWarm(true), [])
  return (
    <section className={classes(styles.carousel, className)} aria-roledescription="carousel" aria-label={label}>
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
              {slide.content({ isCurrent: index === current, isNear: isWarm || index === current })}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls} data-controls>
        {Motion && viewport && (
          <Motion
            viewport={viewport}
            labels={slides.map((slide) => slide.label)}
            current={current}
            interval={interval}
            onSelect={setCurrent}
            onNear={warm}
          />
        )}
      </div>
      {children}
    </section>
  )
}

/** What moves the slides, once the page is painted; undefined until it is here, and where it cannot be had. */
function useMotion(): Motion | undefined {
  const [loaded, setLoaded] = useState<{ Motion: Motion }>()
  useEffect(() => {
    let isGone = false
    import('./CarouselMotion.tsx').then(
      ({ CarouselMotion }) => isGone || setLoaded({ Motion: CarouselMotion }),
      // The first slide stands as it does without JavaScript.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return loaded?.Motion
}

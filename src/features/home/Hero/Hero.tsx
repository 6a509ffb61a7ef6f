import type { ReactNode } from 'react'
import type { HeroSlide } from '#site/hero.ts'
import { Carousel, type SlidePlace } from '#ui/Carousel/Carousel.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import * as styles from './Hero.css.ts'
import { SlideContent } from './SlideContent.tsx'

interface HeroProps {
  /** What the slides are together. */
  label: string
  slides: readonly HeroSlide[]
  /** Milliseconds a slide stays. */
  interval?: number
  /** Floats on the picture and stays when it changes. */
  contact?: ReactNode
}

/**
 * The first thing a shopper sees: words on ivory, one cloth hung, and the same cloth from near (spec.md §2, home). The
 * slides pass under a zari line that stays.
 */
export function Hero({ label, slides, interval, contact }: HeroProps) {
  return (
    <Carousel
      className={styles.hero}
      label={label}
      interval={interval}
      slides={slides.map((slide, index) => ({
        key: slide.id,
        label: slide.title,
        content: contentOf(slide, index === 0),
      }))}
    >
      <ZariLine direction="vertical" className={styles.divide} />
      {contact && <div className={styles.contact}>{contact}</div>}
    </Carousel>
  )
}

function contentOf(slide: HeroSlide, isFirst: boolean) {
  return (place: SlidePlace) => <SlideContent slide={slide} isFirst={isFirst} {...place} />
}

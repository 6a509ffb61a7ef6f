import type { ReactNode } from 'react'
import { categoryOf } from '#domain/category.ts'
import type { HeroSlide } from '#site/hero.ts'
import { Carousel, type SlideState } from '#ui/Carousel/Carousel.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import * as styles from './Hero.css.ts'
import { SlideContent, type SlideContentProps } from './SlideContent.tsx'

interface HeroProps {
  /** Accessible name of the carousel. */
  label: string
  slides: readonly HeroSlide[]
  /** Milliseconds between slides. */
  interval?: number
  /** Rendered over the slides. */
  contact?: ReactNode
}

/**
 * The hero carousel: text, a saree at full length, and a close-up of it (handbook, Rules: home).
 */
export function Hero({ label, slides, interval, contact }: HeroProps) {
  return (
    <Carousel
      className={styles.hero}
      label={label}
      interval={interval}
      slides={slides.map((slide, index) => {
        const { name } = categoryOf(slide.category)
        const title = slide.title ?? name
        return {
          key: slide.category,
          label: title,
          content: contentOf({ slide, title, collection: name, isFirst: index === 0 }),
        }
      })}
    >
      <ZariLine direction="vertical" className={styles.divider} />
      {contact && <div className={styles.contact}>{contact}</div>}
    </Carousel>
  )
}

function contentOf(slide: Omit<SlideContentProps, keyof SlideState>) {
  return (place: SlideState) => <SlideContent {...slide} {...place} />
}

import { sitePictureIn } from '#features/shared/sitePictures.ts'
import type { HeroSlide } from '#site/hero.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { SlidePlace } from '#ui/Carousel/Carousel.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './Hero.css.ts'

interface SlideContentProps extends SlidePlace {
  slide: HeroSlide
  /** It is there when the page opens: its picture is asked for before all others. */
  isFirst: boolean
}

/**
 * One slide: its link is stretched over all of it. The title of the slide that is seen is the page's first heading.
 *
 * @internal
 */
export function SlideContent({ slide, isFirst, isCurrent, isNear }: SlideContentProps) {
  const { title, badge, offer, description, ctaText, ctaLink, hung, detail } = slide
  const Title = isCurrent ? 'h1' : 'h2'
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <p className={`${type.small} ${styles.badge}`}>{badge}</p>
        <Title className={`${type.hero} ${styles.title}`}>{title}</Title>
        <p className={`${type.tileName} ${styles.offer}`}>{offer}</p>
        <p className={`${type.small} ${styles.description}`}>{description}</p>
        <ButtonLink className={styles.action} href={ctaLink} draggable={false}>
          {ctaText}
        </ButtonLink>
      </div>
      <div className={styles.detail}>
        <Picture
          className={styles.picture}
          {...sitePictureIn('heroDetail', detail)}
          position="50% 50%"
          eager={isFirst || isNear}
        />
      </div>
      <div className={styles.hung}>
        <Picture
          className={styles.picture}
          {...sitePictureIn('heroHung', hung)}
          position="50% 22%"
          eager={!isFirst && isNear}
        />
      </div>
    </div>
  )
}

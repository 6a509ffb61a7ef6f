import { sitePictureIn } from '#features/shared/sitePictures.ts'
import type { HeroSlide } from '#site/hero.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { SlideState } from '#ui/Carousel/Carousel.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './Hero.css.ts'

interface SlideContentProps extends SlideState {
  slide: HeroSlide
  /** Visible on page load: its picture loads with high priority. */
  isFirst: boolean
}

/**
 * One slide; its link is stretched over all of it. The title of the visible slide is the h1 of the page.
 *
 * @internal
 */
export function SlideContent({ slide, isFirst, isCurrent, shouldLoad }: SlideContentProps) {
  const { title, badge, offer, description, ctaText, ctaLink, fullView, detail } = slide
  const Title = isCurrent ? 'h1' : 'h2'
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
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
          eager={isFirst || shouldLoad}
        />
      </div>
      <div className={styles.fullView}>
        <Picture
          className={styles.picture}
          {...sitePictureIn('heroFullView', fullView)}
          position="50% 22%"
          eager={!isFirst && shouldLoad}
        />
      </div>
    </div>
  )
}

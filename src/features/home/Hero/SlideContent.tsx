import { sitePictureIn } from '#features/shared/sitePictures.ts'
import type { HeroSlide } from '#site/hero.ts'
import { categoryPath } from '#site/paths.ts'
import { below } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { SlideState } from '#ui/Carousel/Carousel.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './Hero.css.ts'

export interface SlideContentProps extends SlideState {
  slide: HeroSlide
  title: string
  /** Name of the collection it leads to. */
  collection: string
  /** Visible on page load: its picture loads with high priority. */
  isFirst: boolean
}

/** What stays in view where a picture is cropped. */
const positions = { fullView: '50% 30%', detail: '50% 50%' } as const

/**
 * One slide; its link is stretched over all of it. The title of the visible slide is the h1 of the page.
 *
 * @internal
 */
export function SlideContent({ slide, title, collection, isFirst, isCurrent, shouldLoad }: SlideContentProps) {
  const { category, badge, offer, description, ctaVerb, leads, squareView } = slide
  const other = leads === 'detail' ? 'fullView' : 'detail'
  const leading = sitePictureIn('heroLeading', slide[leads])
  const square =
    squareView && sitePictureIn('heroLeading', squareView).sources?.map((each) => ({ ...each, media: below.spacious }))
  const Title = isCurrent ? 'h1' : 'h2'
  return (
    <div className={styles.slide}>
      <div className={styles.text}>
        <p className={`${type.small} ${styles.badge}`}>{badge}</p>
        <Title className={`${type.hero} ${styles.title}`}>{title}</Title>
        <p className={`${type.tileName} ${styles.offer}`}>{offer}</p>
        <p className={`${type.small} ${styles.description}`}>{description}</p>
        <ButtonLink className={styles.action} href={categoryPath(category)} draggable={false}>
          {`${ctaVerb} ${collection}`}
        </ButtonLink>
      </div>
      <div className={styles.panes[leads].leading}>
        <Picture
          className={styles.picture}
          {...leading}
          sources={[...(square ?? []), ...(leading.sources ?? [])]}
          position={positions[leads]}
          eager={isFirst || shouldLoad}
        />
      </div>
      <div className={styles.panes[other].second}>
        <Picture
          className={styles.picture}
          {...sitePictureIn('heroSecond', slide[other])}
          position={positions[other]}
          eager={!isFirst && shouldLoad}
        />
      </div>
    </div>
  )
}

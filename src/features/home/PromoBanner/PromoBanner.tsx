import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { featuredCollection } from '#site/featuredCollection.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './PromoBanner.css.ts'

/** The featured collection: text on madder with a korvai edge, beside a picture. */
export function PromoBanner() {
  const { badge, title, description, ctaText, ctaLink, picture } = featuredCollection
  return (
    <section className={styles.banner} aria-labelledby="collection-title">
      <div className={styles.pictureFrame}>
        <Picture className={styles.picture} {...sitePictureIn('featuredCollection', picture)} />
      </div>
      <div className={styles.panel}>
        <div className={styles.text}>
          <p className={type.small}>{badge}</p>
          <h2 className={type.sectionTitle} id="collection-title">
            {title}
          </h2>
          <p className={`${type.story} ${styles.description}`}>{description}</p>
          <ButtonLink href={ctaLink} variant="onBand">
            {ctaText}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

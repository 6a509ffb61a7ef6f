import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { featuredCollection } from '#site/featuredCollection.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './CollectionBand.css.ts'

/** The featured collection: a madder band whose korvai edge bites into the cloth beside it (spec.md §2, home). */
export function CollectionBand() {
  const { badge, title, description, ctaText, ctaLink, picture } = featuredCollection
  return (
    <section className={styles.band} aria-labelledby="collection-title">
      <div className={styles.cloth}>
        <Picture className={styles.picture} {...sitePictureIn('featuredCollection', picture)} />
      </div>
      <div className={styles.ground}>
        <div className={styles.words}>
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

import { categoryOf } from '#domain/category.ts'
import { paths } from '#site/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { exploreCollectionsLabel } from '#site/actionLabels.ts'
import { closeUpPicture, homeCategories } from '#site/homeCategories.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { head, lastSection, tileLink } from '../section.css.ts'
import * as styles from './CollectionTiles.css.ts'

/** Four collections, each with a round close-up of its threads, and their ratings. */
export function CollectionTiles() {
  return (
    <section className={lastSection} aria-labelledby="collections-title">
      <div className={head}>
        <h2 className={type.sectionTitle} id="collections-title">
          Our Collections
        </h2>
        <TextLink href={paths.collections}>{exploreCollectionsLabel}</TextLink>
      </div>
      <ul className={styles.collections}>
        {homeCategories.map(({ slug, rating, colour, closeUp }) => (
          <li className={styles.collection} key={slug}>
            <Picture
              {...sitePictureIn('collectionTile', closeUpPicture(closeUp, colour))}
              className={styles.picture}
              ratio="1"
            />
            <div>
              <h3 className={`${type.cardName} ${styles.name}`}>
                <Link className={tileLink} href={`${paths.collections}?category=${slug}`}>
                  {categoryOf(slug).name}
                </Link>
              </h3>
              <p className={styles.facts}>
                <Rating value={rating} />
                <Badge tone="neutral">Featured</Badge>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

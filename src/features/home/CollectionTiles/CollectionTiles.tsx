import { categoryOf } from '#domain/category.ts'
import { paths } from '#features/shared/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { categoryPictures, homeCategories } from '#site/homeCategories.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { fourColumns, head, section, tileLink } from '../section.css.ts'
import * as styles from './CollectionTiles.css.ts'

/** Four collections as round pictures, with their ratings. */
export function CollectionTiles() {
  return (
    <section className={section} aria-labelledby="rounds-title">
      <div className={head}>
        <h2 className={type.sectionTitle} id="rounds-title">
          Our Collections
        </h2>
        <ButtonLink href={paths.collections} variant="secondary" size="small">
          Explore All Collections
        </ButtonLink>
      </div>
      <ul className={fourColumns}>
        {homeCategories.map(({ slug, rating, colour }) => (
          <li className={styles.collection} key={slug}>
            <Picture
              className={styles.picture}
              {...sitePictureIn('collectionTile', categoryPictures(slug, colour).folded)}
            />
            <h3 className={`${type.tileName} ${styles.name}`}>
              <Link className={tileLink} href={`${paths.collections}?category=${slug}`}>
                {categoryOf(slug).name}
              </Link>
            </h3>
            <p className={styles.facts}>
              <Rating value={rating} />
              <Badge tone="neutral">Featured</Badge>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

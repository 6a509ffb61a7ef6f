import { categoryOf } from '#domain/category.ts'
import { paths } from '#features/shared/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { categoryPictures, homeCategories } from '#site/homeCategories.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { fours, head, section, tileLink } from '../section.css.ts'
import * as styles from './CollectionRounds.css.ts'

/** Four collections as round pictures of folded cloth, with the ratings the shop gives them (spec.md §2, home, block 7). */
export function CollectionRounds() {
  return (
    <section className={section} aria-labelledby="rounds-title">
      <div className={head}>
        <h2 className={type.sectionTitle} id="rounds-title">
          Our Collections
        </h2>
        <TextLink href={paths.collections}>Explore All Collections</TextLink>
      </div>
      <ul className={fours}>
        {homeCategories.map(({ slug, rating, colour }) => (
          <li className={styles.round} key={slug}>
            <Picture
              className={styles.cloth}
              {...sitePictureIn('collectionRound', categoryPictures(slug, colour).folded)}
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

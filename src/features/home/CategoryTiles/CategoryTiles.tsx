import { categoryOf } from '#domain/category.ts'
import { paths } from '#site/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { categoryFacts } from '#site/categories.ts'
import { homeCategories, spreadPicture } from '#site/homeCategories.ts'
import { categoriesTitle } from '#site/sectionTitles.ts'
import { type } from '#theme/type.css.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { head, section, tile, tileLink } from '../section.css.ts'
import * as styles from './CategoryTiles.css.ts'

/** Aspect ratios of the tiles, which differ on purpose. */
const ratios = ['278 / 440', '278 / 520', '278 / 400', '278 / 480'] as const

/** Four categories as fabrics hung from a rod. */
export function CategoryTiles() {
  return (
    <section className={section} aria-labelledby="categories-title">
      <div className={head}>
        <h2 className={type.sectionTitle} id="categories-title">
          {categoriesTitle}
        </h2>
        <TextLink className={styles.more} href={paths.collections}>
          View all collections
        </TextLink>
      </div>
      <ZariLine className={styles.rod} />
      <ul className={styles.tiles}>
        {homeCategories.map(({ slug, colour }, index) => (
          <li className={tile} key={slug}>
            <Picture
              className={styles.picture}
              {...sitePictureIn('categoryTile', spreadPicture(slug, colour))}
              ratio={ratios[index]}
              position="50% 100%"
            />
            <h3 className={`${type.tileName} ${styles.name}`}>
              <Link className={tileLink} href={`${paths.collections}?category=${slug}`}>
                {categoryOf(slug).name}
              </Link>
            </h3>
            <p className={`${type.caption} ${styles.count}`}>{categoryFacts[slug].productCount} pieces</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { paths } from '#site/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { budgetBands, type BudgetBand } from '#site/budget.ts'
import { type } from '#theme/type.css.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './ShopByBudget.css.ts'

/** Four price ranges, as round links. */
export function ShopByBudget() {
  return (
    <section className={styles.background} aria-labelledby="budget-title">
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={type.sectionTitle} id="budget-title">
            Shop by Budget
          </h2>
          <TextLink href={paths.collections}>View All Collections</TextLink>
        </div>
        <ul className={styles.bands}>
          {budgetBands.map((band) => (
            <li className={styles.band} key={band.lines.join(' ')}>
              <Picture className={styles.picture} {...sitePictureIn('budgetBand', band.picture)} />
              <Link className={`${type.cardName} ${styles.disc}`} href={bandPath(band)}>
                <span className={styles.line}>{band.lines[0]}</span>{' '}
                <span className={styles.line}>{band.lines[1]}</span>
                {band.range && <span className={`${type.caption} ${styles.range}`}> {band.range}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function bandPath({ minPrice, maxPrice }: BudgetBand) {
  const ends = [minPrice !== undefined && `price_min=${minPrice}`, maxPrice !== undefined && `price_max=${maxPrice}`]
  return `${paths.collections}?${ends.filter(Boolean).join('&')}`
}

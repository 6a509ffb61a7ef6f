import { paths } from '#features/shared/paths.ts'
import { sitePictureIn } from '#features/shared/sitePictures.ts'
import { budgetBands, type BudgetBand } from '#site/budget.ts'
import { type } from '#theme/type.css.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './BudgetRings.css.ts'

/** Four bands of prices, each a bangle of cloth (spec.md §2, home, block 6). */
export function BudgetRings() {
  return (
    <section className={styles.ground} aria-labelledby="budget-title">
      <div className={styles.room}>
        <div>
          <h2 className={type.sectionTitle} id="budget-title">
            Shop by Budget
          </h2>
          <TextLink href={paths.collections}>View All Collections</TextLink>
        </div>
        <ul className={styles.rings}>
          {budgetBands.map((band) => (
            <li className={styles.ring} key={band.lines.join(' ')}>
              <Picture className={styles.cloth} {...sitePictureIn('budgetRing', band.picture)} />
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

import type { Product } from '#domain/product/product.ts'
import { productNotes } from '#site/productNotes.ts'
import { type } from '#theme/type.css.ts'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import * as styles from './ProductTabs.css.ts'
import { Rows } from './Rows.tsx'
import { clothRows, commonRows, marksOf } from './specifications.ts'

/**
 * Every fact a record states, the marks it carries, and what the owner asks to keep in mind.
 *
 * @internal
 */
export function Specifications({ product }: { product: Product }) {
  const marks = marksOf(product)
  return (
    <>
      <div className={styles.columns}>
        <Rows rows={commonRows(product)} />
        <Rows className={styles.cloth} rows={clothRows(product)} />
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label="Marks">
            {marks.map(({ name, words }) => (
              <li className={styles.mark} key={name}>
                <Emblem className={styles.seal} name="seal" size={30} />
                <div>
                  <p className={type.cardName}>{name}</p>
                  <p className={`${type.meta} ${styles.quiet}`}>{words}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className={`${type.meta} ${styles.notes}`}>
        {Object.values(productNotes).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

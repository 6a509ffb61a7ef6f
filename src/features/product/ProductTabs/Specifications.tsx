import type { Product } from '#domain/product/product.ts'
import { productNotes } from '#site/productNotes.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './ProductTabs.css.ts'
import { Rows } from './Rows.tsx'
import { textileRows, generalRows, marksOf } from './specifications.ts'

/**
 * All specifications of a product, its certification marks, and general notes.
 *
 * @internal
 */
export function Specifications({ product }: { product: Product }) {
  const marks = marksOf(product)
  return (
    <>
      <div className={styles.columns}>
        <Rows rows={generalRows(product)} />
        <Rows className={styles.textileRows} rows={textileRows(product)} />
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label="Marks">
            {marks.map(({ name, text }) => (
              <li className={styles.mark} key={name}>
                <Icon className={styles.seal} name="seal" size={30} />
                <div>
                  <p className={type.cardName}>{name}</p>
                  <p className={`${type.meta} ${styles.muted}`}>{text}</p>
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

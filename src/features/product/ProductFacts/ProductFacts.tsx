import type { Product } from '#domain/product/product.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './ProductFacts.css.ts'

/** Fabric, work, colour and occasion, without empty ones. */
export function ProductFacts({ product }: { product: Product }) {
  const facts = [
    ['Fabric', product.fabric],
    ['Work', product.work.join(', ')],
    ['Color', product.color.join(', ')],
    ['Occasion', product.occasion.join(', ')],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className={`${type.small} ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

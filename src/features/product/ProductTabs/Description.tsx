import type { Product } from '#domain/product/product.ts'
import { nothingWritten } from '#site/productNotes.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './ProductTabs.css.ts'

/**
 * Features and care instructions of a product.
 *
 * @internal
 */
export function Description({ product }: { product: Product }) {
  const { features, careInstructions, care, washCare } = product
  const careLines = careInstructions.length > 0 ? careInstructions : [care || washCare].filter(Boolean)
  if (features.length === 0 && careLines.length === 0) return <p className={styles.muted}>{nothingWritten}</p>
  return (
    <div className={styles.columns}>
      <Lines title="Features" lines={features} />
      <Lines title="Care instructions" lines={careLines} />
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h2 className={`${type.tileName} ${styles.title}`}>{title}</h2>
      <ul className={type.body}>
        {lines.map((line) => (
          <li className={styles.line} key={line}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

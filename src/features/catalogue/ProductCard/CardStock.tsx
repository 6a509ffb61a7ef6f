import type { Availability } from '#domain/product/availability.ts'
import { stockWords } from '#features/shared/productWords.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ProductCard.css.ts'

/** '✓ In Stock' and the delivery hint. Neither font has the marks, so they are drawn, and stand in the text for readers. */
export function CardStock({ availability, delivery }: { availability: Availability; delivery: string }) {
  const { mark, sign, text } = stockWords[availability]
  return (
    <p className={`${type.meta} ${styles.stock}`}>
      <span className={styles.stockState} data-availability={availability}>
        <Icon name={mark} size={13} />
        {sign && <VisuallyHidden>{sign} </VisuallyHidden>}
        {text}
      </span>
      {availability === 'in-stock' && <span className={styles.delivery}>{delivery}</span>}
    </p>
  )
}

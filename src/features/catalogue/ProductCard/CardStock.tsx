import type { Availability } from '#domain/product/availability.ts'
import { stockLabels } from '#features/shared/productLabels.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CardStock.css.ts'

/** '✓ In Stock' and the delivery time. The fonts lack the symbols: they are icons, with hidden text for screen readers. */
export function CardStock({ availability, delivery }: { availability: Availability; delivery: string }) {
  const { icon, symbol, text } = stockLabels[availability]
  return (
    <p className={styles.stock}>
      <span className={styles.stockState} data-availability={availability}>
        <Icon name={icon} size={12} />
        {symbol && <VisuallyHidden>{symbol} </VisuallyHidden>}
        {text}
      </span>
      {availability === 'in-stock' && <span className={styles.delivery}>{delivery}</span>}
    </p>
  )
}

import { addToCartLabel } from '#site/actionLabels.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Price } from '#ui/Price/Price.tsx'
import * as styles from './BuyBar.css.ts'

export interface BuyBarProps {
  /** Formatted: '₹12,499'. */
  price: string
  original?: string | undefined
  onAddToCart: () => void
}

/** Price and Add to Cart in a sticky bar at the bottom, below the desktop breakpoint. */
export function BuyBar({ price, original, onAddToCart }: BuyBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.price}>
          <Price size="bar" price={price} original={original} />
        </div>
        <Button className={styles.add} onClick={onAddToCart}>
          {addToCartLabel}
        </Button>
      </div>
    </div>
  )
}

import { Button } from '#ui/Button/Button.tsx'
import { Price } from '#ui/Price/Price.tsx'
import * as styles from './BuyBar.css.ts'

export interface BuyBarProps {
  /** As they are written: '₹12,499'. */
  price: string
  original?: string | undefined
  isSoldOut: boolean
  onAddToCart: () => void
}

/** Price and Add to Cart under the thumb, in windows that are no desktop's. Where it stands, the page keeps room for it. */
export function BuyBar({ price, original, isSoldOut, onAddToCart }: BuyBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Price size="bar" price={price} original={original} />
        <Button className={styles.add} disabled={isSoldOut} onClick={onAddToCart}>
          Add to Cart
        </Button>
      </div>
    </div>
  )
}

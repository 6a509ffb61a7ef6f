import { useState } from 'react'
import type { Availability } from '#domain/product/availability.ts'
import { Button } from '#ui/Button/Button.tsx'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'
import { BuyBar } from '../BuyBar/BuyBar.tsx'
import * as styles from './PurchaseBox.css.ts'

export interface PurchaseBoxProps {
  name: string
  availability: Availability
  /** As they are written, for the bar under the thumb. */
  price: string
  original?: string | undefined
  onAddToCart: (quantity: number) => void
  onBuyNow: (quantity: number) => void
}

/**
 * Quantity, at least 1 and without an upper end, Add to Cart and Buy Now, which a sold-out piece refuses (spec.md §2).
 * Below the desktop Add to Cart stands in the bar under the thumb.
 */
export function PurchaseBox({ name, availability, price, original, onAddToCart, onBuyNow }: PurchaseBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const isSoldOut = availability === 'out-of-stock'
  const add = () => onAddToCart(quantity)
  return (
    <div className={styles.box}>
      <QuantityStepper label={`Quantity of ${name}`} value={quantity} onChange={setQuantity} />
      <Button className={styles.add} disabled={isSoldOut} onClick={add}>
        Add to Cart
      </Button>
      <Button className={styles.buyNow} variant="secondary" disabled={isSoldOut} onClick={() => onBuyNow(quantity)}>
        Buy Now
      </Button>
      <BuyBar price={price} original={original} isSoldOut={isSoldOut} onAddToCart={add} />
    </div>
  )
}

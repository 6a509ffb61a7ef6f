import { useState } from 'react'
import { maxQuantity } from '#domain/cart/cart.ts'
import type { Availability } from '#domain/product/availability.ts'
import { addToCartLabel } from '#site/actionLabels.ts'
import { Button } from '#ui/Button/Button.tsx'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'
import { BuyBar } from '../BuyBar/BuyBar.tsx'
import * as styles from './PurchaseBox.css.ts'

export interface PurchaseBoxProps {
  name: string
  availability: Availability
  /** Formatted, for the sticky bar. */
  price: string
  original?: string | undefined
  onAddToCart: (quantity: number) => void
  onBuyNow: (quantity: number) => void
}

/**
 * Quantity (at least 1, a million at most), Add to Cart and Buy Now. Below the desktop breakpoint Add to Cart is in the
 * sticky bar. A sold-out product has neither quantity nor bar, and both buttons disabled (handbook, Rules: product page).
 */
export function PurchaseBox({ name, availability, price, original, onAddToCart, onBuyNow }: PurchaseBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const isSoldOut = availability === 'out-of-stock'
  const [additions, setAdditions] = useState(0)
  const add = () => {
    setAdditions(additions + 1)
    onAddToCart(quantity)
  }
  return (
    <div className={styles.box} data-with-scripts>
      {!isSoldOut && (
        <QuantityStepper max={maxQuantity} name={name} value={quantity} uses={additions} onChange={setQuantity} />
      )}
      <Button className={isSoldOut ? styles.soldOut : styles.add} disabled={isSoldOut} onClick={add}>
        {addToCartLabel}
      </Button>
      <Button className={styles.buyNow} variant="secondary" disabled={isSoldOut} onClick={() => onBuyNow(quantity)}>
        Buy Now
      </Button>
      {!isSoldOut && <BuyBar price={price} original={original} onAddToCart={add} />}
    </div>
  )
}

import { useState } from 'react'
import type { Availability } from '#domain/product/availability.ts'
import { Button } from '#ui/Button/Button.tsx'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'
import * as styles from './PurchaseBox.css.ts'

export interface PurchaseBoxProps {
  name: string
  availability: Availability
  onAddToCart: (quantity: number) => void
}

/** Quantity, at least 1 and without an upper end, and Add to Cart, which a sold-out piece refuses (spec.md §2). */
export function PurchaseBox({ name, availability, onAddToCart }: PurchaseBoxProps) {
  const [quantity, setQuantity] = useState(1)
  return (
    <div className={styles.box}>
      <QuantityStepper label={`Quantity of ${name}`} value={quantity} onChange={setQuantity} />
      <Button full disabled={availability === 'out-of-stock'} onClick={() => onAddToCart(quantity)}>
        Add to Cart
      </Button>
    </div>
  )
}

import type { Cart } from '#domain/cart/cart.ts'
import type { InvalidatedCoupon } from '#domain/cart/cartCoupon.ts'
import { lineMarksOf } from '#domain/cart/lineMark.ts'
import { couponMessages } from '#domain/coupon/couponMessages.ts'
import { cartChangedElsewhere } from '#site/cartChanged.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { changes } from './step.css.ts'

export interface CartChangesProps {
  items: Cart['items']
  /** Its lines, quantities or finishing have changed since the checkout began. */
  isChangedElsewhere?: boolean
  /** The cart's coupon, if it is not valid for the address. */
  invalidated?: InvalidatedCoupon | undefined
  /** The order is being placed: if it is not placed because of them, an alert announces the same changes. */
  isPlacing?: boolean | undefined
}

/** What differs from what the shopper chose, above a step. Announced when it changes: its live region is permanent. */
export function CartChanges({ items, isChangedElsewhere, invalidated, isPlacing }: CartChangesProps) {
  const words = [
    isChangedElsewhere && cartChangedElsewhere,
    lineMarksOf(items),
    invalidated && couponMessages.takenOff(invalidated),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={changes} role="status" aria-live={isPlacing ? 'off' : undefined}>
      {words && <Notice tone="warning">{words}</Notice>}
    </div>
  )
}

import type { Cart } from '#domain/cart/cart.ts'
import type { OrderSummary } from '#domain/cart/orderSummary.ts'
import { formatRupees } from '#domain/money.ts'
import { paths } from '#features/shared/paths.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { SummaryLines } from '../OrderSummary/SummaryLines.tsx'
import * as styles from './MiniCart.css.ts'

export interface MiniCartProps {
  isOpen: boolean
  onClose: () => void
  cart: Cart
  summary: OrderSummary
}

/** The cart as a sheet: its lines, the subtotal, and links to checkout and cart page. */
export function MiniCart({ isOpen, onClose, cart, summary }: MiniCartProps) {
  const { itemCount, subtotal } = summary
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      side="right"
      title="Your cart"
      footer={
        <div className={styles.footer}>
          <p className={styles.row}>
            <span>
              Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
            </span>
            <span className={`${type.strong} ${styles.amount}`}>{formatRupees(subtotal)}</span>
          </p>
          {itemCount > 0 && (
            <ButtonLink href={paths.checkout} full onClick={onClose}>
              Proceed to Checkout
            </ButtonLink>
          )}
          <ButtonLink href={paths.cart} variant="secondary" full onClick={onClose}>
            View cart
          </ButtonLink>
        </div>
      }
    >
      {itemCount > 0 ? <SummaryLines lines={cart.items} /> : <p>Your cart is empty</p>}
    </Sheet>
  )
}

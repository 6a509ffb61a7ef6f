import { lineKey, type Cart, type CartItem } from '#domain/cart/cart.ts'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { paths } from '#features/shared/paths.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx'
import * as styles from './CartView.css.ts'

export interface CartViewProps {
  cart: Cart
  /** False until this device has been asked; before that the cart is neither full nor empty. */
  isReady: boolean
  onQuantity: (lineKey: string, quantity: number) => void
  onRemove: (item: CartItem) => void
}

/** The cart (spec.md §2): its lines and the slip beside them, or the way back to the shelves. */
export function CartView(props: CartViewProps) {
  return (
    <div className={styles.room}>
      <CartContent {...props} />
    </div>
  )
}

function CartContent({ cart, isReady, onQuantity, onRemove }: CartViewProps) {
  if (!isReady) {
    return (
      <div className={styles.waiting}>
        <Spinner size="lg" logo />
      </div>
    )
  }
  if (cart.items.length === 0) {
    return (
      <EmptyState level={1} title="Your cart is empty" message="The pieces you choose wait here, on this device.">
        <ButtonLink href={paths.collections}>Start Shopping</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={styles.view}>
      <h1 className={type.pageTitle}>Your cart</h1>
      <div className={styles.columns}>
        <div>
          <ul className={styles.lines}>
            {cart.items.map((item) => (
              <CartLine
                key={lineKey(item)}
                item={item}
                onQuantity={(quantity) => onQuantity(lineKey(item), quantity)}
                onRemove={() => onRemove(item)}
              />
            ))}
          </ul>
          <p className={styles.back}>
            <TextLink href={paths.collections}>Continue Shopping</TextLink>
          </p>
        </div>
        <OrderSummary summary={orderSummaryOf(cart, { coupons: [], now: new Date() })}>
          <ButtonLink href={paths.checkout} full>
            Proceed to Checkout
          </ButtonLink>
        </OrderSummary>
      </div>
    </div>
  )
}

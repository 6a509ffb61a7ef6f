import type { Cart } from '#domain/cart/cart.ts'
import type { OrderSummary as Amounts } from '#domain/cart/orderSummary.ts'
import { focusNext } from '#features/shared/focusNext.ts'
import { Notice } from '#features/shared/Notice/Notice.tsx'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { CartLines, type LineActions } from '../CartLines/CartLines.tsx'
import { CouponBox, type CouponBoxProps } from '../CouponBox/CouponBox.tsx'
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx'
import * as styles from './CartContents.css.ts'

export interface CartContentsProps extends LineActions {
  /** With one line at least. */
  cart: Cart
  summary: Amounts
  onClear: () => void
  onRemoveGone: () => void
  /** The shopper has read that prices have changed. */
  onPricesSeen: () => void
  onCoupon: CouponBoxProps['onApply']
  onRemoveCoupon: CouponBoxProps['onRemove']
}

/** The lines of a cart, what there is to know of them, and the slip beside them (spec.md §2, cart). */
export function CartContents(props: CartContentsProps) {
  const { cart, summary, onClear, onRemoveGone, onPricesSeen, onCoupon, onRemoveCoupon, ...lines } = props
  const gone = cart.items.filter(({ isGone }) => isGone).length
  const hasNewPrices = cart.items.some(({ isGone, priceWas }) => !isGone && priceWas !== undefined)
  const answered = (act: () => void) => () => {
    act()
    focusNext()
  }
  return (
    <div className={styles.columns}>
      <div>
        <div className={styles.notices}>
          {gone > 0 && (
            <Notice
              words={`${gone} no longer available, and left out of the total`}
              action={{ label: 'Remove', onClick: answered(onRemoveGone) }}
            />
          )}
          {hasNewPrices && (
            <Notice
              words="Prices have changed since you were last here"
              action={{ label: 'OK', onClick: answered(onPricesSeen) }}
            />
          )}
        </div>
        <CartLines items={cart.items} {...lines} />
        <div className={styles.foot}>
          <TextLink href={paths.collections} icon="arrowLeft">
            Continue Shopping
          </TextLink>
          <Button variant="plain" size="small" icon={<Emblem name="trash" size={20} />} onClick={answered(onClear)}>
            Clear cart
          </Button>
        </div>
      </div>
      <OrderSummary summary={summary}>
        <CouponBox applied={summary.appliedCoupon} onApply={onCoupon} onRemove={onRemoveCoupon} />
        {summary.itemCount > 0 && (
          <ButtonLink href={paths.checkout} full>
            Proceed to Checkout
          </ButtonLink>
        )}
      </OrderSummary>
    </div>
  )
}

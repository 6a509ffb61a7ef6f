import type { ReactNode } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import type { OrderTotals } from '#domain/cart/orderTotals.ts'
import { thenFocusNext } from '#features/shared/focusNext.ts'
import { ignoreSecondClick } from '#features/shared/singlePress.ts'
import { continueShoppingLabel } from '#site/actionLabels.ts'
import { ordersLinkText } from '#site/ordersLink.ts'
import { cartTexts } from '#site/cart.ts'
import { paths } from '#site/paths.ts'
import { checkoutReturns } from '#site/checkoutReturns.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { CartLines, type LineActions } from '../CartLines/CartLines.tsx'
import { CouponBox, type CouponBoxProps } from '../CouponBox/CouponBox.tsx'
import { HyphenatedText } from '#features/shared/HyphenatedText/HyphenatedText.tsx'
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx'
import * as styles from './CartContents.css.ts'

export interface CartContentsProps extends LineActions {
  /** Has at least one line. */
  cart: Cart
  summary: OrderTotals
  /** The last removal: its notice, shown in place of the lines. */
  removal?: { at: number; notice: ReactNode } | undefined
  onClear: () => void
  onRemoveGone: () => void
  /** The shopper has read that prices have changed. */
  onPricesSeen: () => void
  onCoupon: CouponBoxProps['onApply']
  onRemoveCoupon: CouponBoxProps['onRemove']
}

const { title, description, conditions, process } = checkoutReturns

/** The lines of a cart with notices about them, and the order summary. */
export function CartContents(props: CartContentsProps) {
  const { cart, summary, onClear, onRemoveGone, onPricesSeen, onCoupon, onRemoveCoupon, ...lines } = props
  const gone = cart.items.filter(({ isGone }) => isGone).length
  const hasNewPrices = cart.items.some(({ isGone, priceWas }) => !isGone && priceWas !== undefined)
  return (
    <div className={styles.columns}>
      <div>
        {/* Always mounted: a live region that is inserted together with its text is not announced. */}
        <div className={styles.notices} aria-live="polite">
          {gone > 0 && (
            <Notice
              tone="warning"
              action={{ label: 'Remove', onClick: thenFocusNext(onRemoveGone) }}
            >{`${gone} no longer available, and left out of the total`}</Notice>
          )}
          {hasNewPrices && (
            <Notice action={{ label: 'OK', onClick: thenFocusNext(onPricesSeen) }}>
              Prices have changed since you were last here
            </Notice>
          )}
        </div>
        <CartLines items={cart.items} {...lines} />
        <div className={styles.footer} data-screen-only>
          <TextLink href={paths.collections} icon="arrowLeft">
            {continueShoppingLabel}
          </TextLink>
          <TextLink href={paths.orders}>{ordersLinkText}</TextLink>
          <Button className={styles.clear} variant="plain" size="small" icon="trash" onClick={thenFocusNext(onClear)}>
            Clear cart
          </Button>
        </div>
      </div>
      <OrderSummary summary={summary}>
        <div data-screen-only>
          <CouponBox
            applied={summary.appliedCoupon}
            subtotal={summary.subtotal}
            onApply={onCoupon}
            onRemove={onRemoveCoupon}
          />
        </div>
        {summary.itemCount > 0 && (
          // It takes the place of a coupon's Remove button.
          <ButtonLink href={paths.checkout} full data-screen-only onClick={ignoreSecondClick}>
            {cartTexts.checkout}
          </ButtonLink>
        )}
        <p className={`${type.meta} ${styles.returns}`}>
          <HyphenatedText>{`${title}: ${description} ${conditions.join('. ')}. ${process.at(-1)}.`}</HyphenatedText>
        </p>
      </OrderSummary>
    </div>
  )
}

import { useEffect, type ReactNode } from 'react'
import { categories } from '#domain/category.ts'
import { OrderConfirmation } from '#features/checkout/OrderConfirmation/OrderConfirmation.tsx'
import { OrderReceipt } from '#features/checkout/OrderReceipt/OrderReceipt.tsx'
import { backToHomeLabel, continueShoppingLabel } from '#site/actionLabels.ts'
import { paths } from '#site/paths.ts'
import { bannerPicture, defaultBanner } from '#site/listingBanners.ts'
import { ordersLinkText } from '#site/ordersLink.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { useOrderStore } from '#state/order.ts'
import { TextLink } from '#ui/Button/TextLink.tsx'
import type { CheckoutFrame } from './checkoutFrame.ts'

interface PlacedOrderProps {
  orderId: string
  /** Rendered if this device does not have that order. */
  otherwise: ReactNode
  children: CheckoutFrame
}

/** The third step, from the order's own snapshot. */
export function PlacedOrder({ orderId, otherwise, children: frame }: PlacedOrderProps) {
  const { orders, isReady, unsaved } = useOrderStore()
  const order = orders.find((each) => each.orderId === orderId)
  const sent = useCheckoutDraftStore((store) => store.sent)
  const isPlaced = order !== undefined
  useEffect(() => useOrderStore.getState().rehydrate(), [])
  useEffect(() => {
    // However the confirmation is left, the ordered items then leave the cart, so that they are not ordered again.
    return isPlaced ? () => useOrderStore.getState().complete(orderId) : undefined
  }, [isPlaced, orderId])

  if (!order) return isReady ? otherwise : frame({ step: 3 })
  // The banner of the first product's category.
  const slug = categories.find((category) => category.slug === order.lines[0]?.product.category.slug)?.slug
  const to = sent?.orderId === orderId ? sent.form : undefined
  return frame({
    step: 3,
    bannerPicture: bannerPicture(slug ?? defaultBanner),
    isArrival: to !== undefined,
    aside: <OrderReceipt order={order} to={to} />,
    children: (
      <OrderConfirmation order={order} to={to} isUnsaved={unsaved.length > 0} onPrint={() => window.print()}>
        <TextLink href={paths.collections} icon="arrowRight">
          {continueShoppingLabel}
        </TextLink>
        <TextLink href={paths.home}>{backToHomeLabel}</TextLink>
        <TextLink href={paths.orders}>{ordersLinkText}</TextLink>
      </OrderConfirmation>
    ),
  })
}

import { useNavigate } from 'react-router-dom'
import type { Order } from '#domain/order/order.ts'
import { orderNumber } from '#site/orderNumber.ts'
import { OrderConfirmation } from '#features/checkout/OrderConfirmation/OrderConfirmation.tsx'
import { OrderReceipt } from '#features/checkout/OrderReceipt/OrderReceipt.tsx'
import { DeleteOrder } from '#features/orders/OrderList/DeleteOrder.tsx'
import { paths } from '#site/paths.ts'
import { orderTexts } from '#site/orders.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import * as styles from './Orders.css.ts'

interface StoredOrderProps {
  /** Undefined where this device does not have it. */
  order: Order | undefined
  onDelete: (orderId: string) => void
}

/** One order of this device, with its receipt, as after it was placed. */
export function StoredOrder({ order, onDelete }: StoredOrderProps) {
  const navigate = useNavigate()
  if (!order) {
    return (
      <EmptyState level={1} title={orderTexts.unknown} message={orderTexts.unknownHint}>
        <ButtonLink href={paths.orders}>{orderTexts.back}</ButtonLink>
      </EmptyState>
    )
  }
  const remove = (orderId: string) => {
    onDelete(orderId)
    void navigate(paths.orders, { replace: true })
  }
  return (
    <>
      <h1 className={`${type.productTitle} ${styles.title}`}>Order {orderNumber(order.orderId)}</h1>
      <div className={styles.columns}>
        <div className={styles.onScreen}>
          <OrderConfirmation order={order} onPrint={() => window.print()}>
            <TextLink href={paths.orders}>{orderTexts.back}</TextLink>
          </OrderConfirmation>
          <DeleteOrder orderId={order.orderId} onDelete={remove} />
        </div>
        <OrderReceipt order={order} />
      </div>
    </>
  )
}

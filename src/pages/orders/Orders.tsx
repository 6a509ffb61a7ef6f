import { useEffect } from 'react'
import { orderNumber } from '#site/orderNumber.ts'
import { thenFocusNext } from '#features/shared/focusNext.ts'
import { OrderList } from '#features/orders/OrderList/OrderList.tsx'
import { paths } from '#site/paths.ts'
import { orderTexts } from '#site/orders.ts'
import { headOf, pageTitle } from '#site/routes.ts'
import { useOrderStore } from '#state/order.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import { deleteOrder } from '../deleteOrder.ts'
import { PopularProducts } from '../PopularProducts.tsx'
import { StoredOrder } from './StoredOrder.tsx'
import { intro, list, notice, page } from './Orders.css.ts'

const dismissQuarantined = thenFocusNext(() => useOrderStore.getState().dismissQuarantined())

/** The list, or the one order that the address names. */
export function Orders({ id }: { id: string | undefined }) {
  const { orders, isReady, wasQuarantined, unsaved, rehydrate } = useOrderStore()
  useEffect(() => rehydrate(), [rehydrate])
  const order = orders.find(({ orderId }) => orderId === id)
  if (!isReady) return null
  const ordered = orders.flatMap(({ lines }) => lines.map(({ product }) => product.key))
  return (
    <>
      <PageHead {...headOf('orders')} {...(order ? { title: pageTitle(`Order ${orderNumber(order.orderId)}`) } : {})} />
      {wasQuarantined && (
        <div className={notice}>
          <Notice tone="warning" role="alert" action={{ label: 'OK', onClick: dismissQuarantined }}>
            {orderTexts.quarantined}
          </Notice>
        </div>
      )}
      {unsaved.length > 0 && (
        <div className={notice}>
          <Notice tone="danger" role="alert">
            {orderTexts.unsaved}
          </Notice>
        </div>
      )}
      {id !== undefined && (
        <div className={page}>
          <StoredOrder order={order} onDelete={deleteOrder} />
        </div>
      )}
      {id === undefined && orders.length > 0 && (
        <div className={list}>
          <h1 className={type.pageTitle}>{orderTexts.title}</h1>
          {unsaved.length === 0 && <p className={intro}>{orderTexts.intro}</p>}
          <OrderList orders={orders} onDelete={deleteOrder} />
        </div>
      )}
      {id === undefined && orders.length === 0 && (
        <EmptyState level={1} title={orderTexts.title} message={orderTexts.none}>
          <ButtonLink href={paths.collections}>{orderTexts.shop}</ButtonLink>
        </EmptyState>
      )}
      {id === undefined && <PopularProducts except={ordered} />}
    </>
  )
}

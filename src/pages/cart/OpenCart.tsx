import { noop, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keptProductsQuery } from '#api/keptProducts.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { ConnectedCartContents } from '#features/cart/CartContents/CartContents.connected.tsx'
import { focusNext } from '#features/shared/focusNext.ts'
import { Notice } from '#features/shared/Notice/Notice.tsx'
import { useCartStore } from '#shopper/cart.ts'
import { cartActions } from '#shopper/cartActions.ts'

/** What this device's cart holds. Prices and stock may have changed since: the store is asked once, on opening. */
export function OpenCart() {
  const queries = useQueryClient()
  const store = useStoreClient()
  useEffect(() => {
    const keys = useCartStore.getState().cart.items.map(({ product }) => product.key)
    const { asked, query } = keptProductsQuery(store, [...new Set(keys)])
    // The cart sells without an answer, too.
    queries.query(query).then(({ products }) => cartActions.reconcile({ asked, products }), noop)
  }, [queries, store])
  return <ConnectedCartContents />
}

/** What was kept here could not be read; told once. */
export function CartSetAside() {
  const dismiss = () => {
    cartActions.dismissSetAside()
    focusNext()
  }
  return (
    <Notice
      words="The cart this device kept could not be read. It is set aside here, and you begin with a new one."
      action={{ label: 'OK', onClick: dismiss }}
    />
  )
}

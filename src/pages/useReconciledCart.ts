import { useQueryClient } from '@tanstack/react-query'
import { noop } from '#domain/noop.ts'
import { useCallback, useEffect } from 'react'
import { storedProductsQuery } from '#api/storedProducts.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { useCartStore } from '#state/cart.ts'
import { cartActions } from '#state/cartActions.ts'
import { afterPress } from '#ui/afterPress.ts'

/**
 * Updates the cart's prices and stock once it is read (handbook, Rules: cart). Returns a function that does so again;
 * its promise never rejects, because the cart can be ordered without a response, too.
 */
export function useReconciledCart(isReady: boolean): () => Promise<void> {
  const queries = useQueryClient()
  const store = useStoreClient()
  const reconcile = useCallback(async () => {
    const keys = useCartStore.getState().cart.items.map(({ product }) => product.key)
    if (keys.length === 0) return
    const { requestedKeys, query } = storedProductsQuery(store, [...new Set(keys)])
    const { products } = await queries.query(query)
    // Messages about changes push the page down.
    await new Promise<void>(afterPress)
    cartActions.reconcile({ requestedKeys, products })
  }, [queries, store])
  const again = useCallback(() => reconcile().catch(noop), [reconcile])
  useEffect(() => {
    if (isReady) void again()
  }, [isReady, again])
  return again
}

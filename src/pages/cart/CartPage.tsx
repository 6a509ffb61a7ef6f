import { useEffect } from 'react'
import { UndoRemoval } from '#features/cart/UndoRemoval/UndoRemoval.connected.tsx'
import { CartView } from '#features/cart/CartView/CartView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { useCartStore } from '#state/cart.ts'
import { headOf } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { PopularProducts } from '../PopularProducts.tsx'
import { CartContainer, QuarantinedCartNotice, UnsavedCartNotice } from './CartContainer.tsx'

export { load } from './load.ts'

/** `/cart` */
export function CartPage() {
  const isReady = useCartStore((store) => store.isReady)
  const isEmpty = useCartStore(({ cart }) => cart.items.length === 0)
  const wasQuarantined = useCartStore((store) => store.wasQuarantined)
  const isUnsaved = useCartStore(({ unsaved, isUnsavedSeen }) => unsaved.length > 0 && !isUnsavedSeen)
  useEffect(() => () => useCartStore.setState({ removal: undefined }), [])
  return (
    <PageSection>
      <PageHead {...headOf('cart')} />
      <CartView
        state={!isReady ? 'loading' : isEmpty ? 'empty' : 'full'}
        notice={wasQuarantined ? <QuarantinedCartNotice /> : isUnsaved && <UnsavedCartNotice />}
        removal={isReady && <UndoRemoval />}
        popular={<PopularProducts />}
      >
        <CartContainer />
      </CartView>
    </PageSection>
  )
}

import { Suspense } from 'react'
import { CartView } from '#features/cart/CartView/CartView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { useCartStore } from '#shopper/cart.ts'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { CartSetAside, OpenCart } from './laterParts.ts'

/** `/cart` */
export function CartPage() {
  const isReady = useCartStore((store) => store.isReady)
  const isEmpty = useCartStore(({ cart }) => cart.items.length === 0)
  const wasSetAside = useCartStore((store) => store.wasSetAside)
  return (
    <PageSection>
      <PageHead {...pages.cart} noindex />
      <CartView
        state={!isReady ? 'waiting' : isEmpty ? 'empty' : 'full'}
        notice={
          wasSetAside && (
            <Suspense>
              <CartSetAside />
            </Suspense>
          )
        }
      >
        <OpenCart />
      </CartView>
    </PageSection>
  )
}

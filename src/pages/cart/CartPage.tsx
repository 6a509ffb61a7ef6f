import type { CartItem } from '#domain/cart/cart.ts'
import { displayName } from '#domain/product/product.ts'
import { CartView } from '#features/cart/CartView/CartView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { useCartStore } from '#shopper/cart.ts'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { notify } from '#ui/Toast/notify.ts'

/** `/cart` */
export function CartPage() {
  const { cart, isReady, setQuantity, remove } = useCartStore()
  const removeItem = ({ product }: CartItem) => {
    remove(product.key)
    notify(`${displayName(product)} removed from cart`)
  }
  return (
    <PageSection>
      <PageHead {...pages.cart} noindex />
      <CartView cart={cart} isReady={isReady} onQuantity={setQuantity} onRemove={removeItem} />
    </PageSection>
  )
}

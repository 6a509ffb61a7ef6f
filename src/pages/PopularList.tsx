import type { Product } from '#domain/product/product.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { focusNext } from '#features/shared/focusNext.ts'
import { limits } from '#site/limits.ts'
import { useProductCardActions } from './useProductCardActions.ts'

interface PopularListProps {
  /** Undefined while they are loading. */
  products: readonly Product[] | undefined
}

/** 'Handpicked for You' as a row of cards. */
export function PopularList({ products }: PopularListProps) {
  const { onAddToCart, onToggleSaved, ...actions } = useProductCardActions()
  if (products?.length === 0) return <span hidden />
  /** In an empty cart or wishlist the first product takes the place of these, with the button that was clicked. */
  const keepFocus = (act: (product: Product) => void) => (product: Product) => {
    const { activeElement } = document
    act(product)
    focusNext(activeElement instanceof HTMLElement ? activeElement : null)
  }
  return (
    <ProductSection title="Handpicked for You" skeletonCount={products ? undefined : limits.popularProducts}>
      {products && (
        <ProductGrid
          products={products}
          layout="row"
          onAddToCart={keepFocus(onAddToCart)}
          onToggleSaved={keepFocus(onToggleSaved)}
          {...actions}
        />
      )}
    </ProductSection>
  )
}

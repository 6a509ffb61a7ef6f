import { useQuery } from '@tanstack/react-query'
import { featuredProductsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Product } from '#domain/product/product.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { focusNext } from '#features/shared/focusNext.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { limits } from '#site/limits.ts'
import { featuredTitle } from '#site/sectionTitles.ts'
import { featuredFilter } from './home/featuredFilter.ts'
import { place } from './PopularProducts.css.ts'
import { useProductCardActions } from './useProductCardActions.ts'

interface PopularProductsProps {
  /** Keys of products that the page shows already. */
  except?: readonly string[] | undefined
}

/** The first of the home page's products, for a page that has nothing else to show. Renders nothing without them. */
export function PopularProducts({ except = [] }: PopularProductsProps) {
  const { onAddToCart, onToggleSaved, ...actions } = useProductCardActions()
  const add = useEventCallback((product: Product) => keepFocus(() => onAddToCart(product)))
  const toggle = useEventCallback((product: Product) => keepFocus(() => onToggleSaved(product)))
  const { data, isPending } = useQuery(featuredProductsQuery(useStoreClient(), featuredFilter))
  const isOther = ({ name, key }: Product) => name && !except.includes(key)
  const products = data?.products.filter(isOther).slice(0, limits.popularProducts) ?? []
  if (!isPending && products.length === 0) return null
  return (
    <div className={place}>
      <ProductSection title={featuredTitle} skeletonCount={isPending ? limits.popularProducts : undefined}>
        <ProductGrid products={products} layout="row" onAddToCart={add} onToggleSaved={toggle} {...actions} />
      </ProductSection>
    </div>
  )
}

/** Adding the first product to an empty cart or wishlist unmounts this section with the clicked button. */
function keepFocus(act: () => void): void {
  const { activeElement } = document
  act()
  focusNext(activeElement instanceof HTMLElement ? activeElement : null)
}

import { pageSize } from '#domain/listing/listing.ts'
import type { Product } from '#domain/product/product.ts'
import type { ProductCardProps } from '../ProductCard/ProductCard.tsx'
import { ProductGroup, type GridLayout } from './ProductGroup.tsx'

export interface ProductGridProps extends Pick<
  ProductCardProps,
  'level' | 'onAddToCart' | 'onToggleSaved' | 'onQuickView'
> {
  products: readonly Product[]
  /**
   * 'showcase' gives the first piece the room of four, where four others stand beside it; 'shelf' treats all alike;
   * 'row' says name and price alone; 'list' lays the pieces under each other.
   */
  layout?: GridLayout
  /** How many cards stand in the first screen: their pictures load at once. */
  eager?: number
  isSaved?: (product: Product) => boolean
}

/** Cards in one to four columns, by the width of the window (spec.md §2). */
export function ProductGrid({ products, layout = 'shelf', eager = 0, ...card }: ProductGridProps) {
  const pages = Math.ceil(products.length / pageSize)
  return Array.from({ length: pages }, (_, page) => page * pageSize).map((start) => (
    <ProductGroup
      key={start}
      products={products.slice(start, start + pageSize)}
      layout={layout}
      isLater={start > 0}
      eager={eager - start}
      {...card}
    />
  ))
}

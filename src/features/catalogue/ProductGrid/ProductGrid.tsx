import { pageSize } from '#domain/listing/paging.ts'
import { ProductGroup, type CardGroupProps, type GridLayout } from './ProductGroup.tsx'

export interface ProductGridProps extends CardGroupProps {
  /**
   * 'showcase' makes the first card as large as four, if four others fit beside it; in a 'grid' all are equal; a 'row'
   * shows name and price only; a 'list' is one card per row.
   */
  layout?: GridLayout
  /** Number of cards above the fold: their pictures load at once. */
  eager?: number
}

/** Product cards in one to four columns, depending on the width of the window. */
export function ProductGrid({ products, layout = 'grid', eager = 0, ...card }: ProductGridProps) {
  const pages = Math.ceil(products.length / pageSize)
  return Array.from({ length: pages }, (_, page) => page * pageSize).map((start) => (
    <ProductGroup
      key={start}
      products={products.slice(start, start + pageSize)}
      layout={layout}
      isDeferred={start > 0}
      eager={eager - start}
      {...card}
    />
  ))
}

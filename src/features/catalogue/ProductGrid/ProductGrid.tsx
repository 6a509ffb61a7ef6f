import type { Product } from '#domain/product/product.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import * as styles from './ProductGrid.css.ts'

export interface ProductGridProps {
  products: readonly Product[]
  /** 'showcase' gives the first piece the room of four, where four others stand beside it; 'shelf' treats all alike. */
  layout?: 'shelf' | 'showcase'
  /** Level of the names in the page's outline. */
  level?: 2 | 3
  /** How many cards stand in the first screen: their pictures load at once. */
  eager?: number
  onAddToCart: (product: Product) => void
}

/** What it takes to fill the room around a wide card. */
const showcaseSize = 5

/** Cards in one to four columns, by the width of the window (spec.md §2). */
export function ProductGrid({ products, layout = 'shelf', level, eager = 0, onAddToCart }: ProductGridProps) {
  const isWide = (index: number) => layout === 'showcase' && index === 0 && products.length >= showcaseSize
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li className={styles.cell} key={product.key} data-wide={isWide(index) || undefined}>
          <ProductCard
            product={product}
            variant={isWide(index) ? 'featured' : 'default'}
            eager={index < eager}
            {...(level ? { level } : {})}
            onAddToCart={onAddToCart}
          />
        </li>
      ))}
    </ul>
  )
}

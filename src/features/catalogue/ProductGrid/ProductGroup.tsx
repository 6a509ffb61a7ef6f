import type { Product } from '#domain/product/product.ts'
import { cx } from '#ui/cx.ts'
import type { CardVariant } from '../ProductCard/cardVariant.ts'
import { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx'
import * as styles from './ProductGrid.css.ts'

export type GridLayout = 'grid' | 'showcase' | 'row' | 'list'

/** What a group of cards shares with its whole grid. */
export interface CardGroupProps extends Pick<
  ProductCardProps,
  'level' | 'hasAddRow' | 'onAddToCart' | 'onToggleSaved' | 'onQuickView'
> {
  products: readonly Product[]
  isSaved?: (product: Product) => boolean
}

interface ProductGroupProps extends CardGroupProps {
  layout: GridLayout
  eager: number
  /** Loaded by "Show more": laid out only near the viewport. */
  isDeferred: boolean
}

/** Number of cards needed to fill the space beside a large one. */
const showcaseSize = 5

const variants = { grid: 'default', showcase: 'default', row: 'compact', list: 'list' } as const

/** One page of cards. */
export function ProductGroup({ products, layout, eager, isDeferred, isSaved, ...card }: ProductGroupProps) {
  const isWide = (index: number) => layout === 'showcase' && index === 0 && products.length >= showcaseSize
  const variantOf = (index: number): CardVariant => (isWide(index) ? 'featured' : variants[layout])
  return (
    <ul className={cx(styles.grid({ layout }), isDeferred && styles.deferred({ layout }))}>
      {products.map((product, index) => (
        <li className={styles.cell({ layout })} key={product.key} data-wide={isWide(index) || undefined}>
          <ProductCard
            product={product}
            variant={variantOf(index)}
            eager={index < eager}
            isSaved={isSaved?.(product) ?? false}
            {...card}
          />
        </li>
      ))}
    </ul>
  )
}

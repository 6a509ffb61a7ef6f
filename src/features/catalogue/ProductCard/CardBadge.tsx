import type { Product } from '#domain/product/product.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import * as styles from './ProductCard.css.ts'

/** The badges in the corner of a card: the discount, then the flags of the product. */
export function CardBadge({ product }: { product: Product }) {
  return (
    <span className={styles.badges}>
      {product.discount > 0 && <Badge tone="fill">{product.discount}% OFF</Badge>}
      {product.isNew && <Badge tone="accent">NEW</Badge>}
      {product.isBestseller && <Badge tone="ink">BESTSELLER</Badge>}
      {product.isTrending && <Badge tone="gold">TRENDING</Badge>}
    </span>
  )
}

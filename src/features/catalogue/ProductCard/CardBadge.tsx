import type { Product } from '#domain/product/product.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import type { CardVariant } from './cardVariant.ts'
import * as styles from './CardBadge.css.ts'

interface CardBadgeProps {
  product: Product
  variant: CardVariant
}

const maxBadges = 2

/** The badges in the corner of a card, the discount first: two at most, and one on phones. */
export function CardBadge({ product, variant }: CardBadgeProps) {
  const all = [
    product.discount > 0 && ({ tone: 'fill', text: `${product.discount}% OFF` } as const),
    product.isNew && ({ tone: 'accent', text: 'NEW' } as const),
    product.isBestseller && ({ tone: 'ink', text: 'BESTSELLER' } as const),
    product.isTrending && ({ tone: 'gold', text: 'TRENDING' } as const),
  ]
  return (
    <span className={styles.badges({ variant })}>
      {all
        .filter((badge) => badge !== false)
        .slice(0, maxBadges)
        .map(({ tone, text }) => (
          <Badge tone={tone} key={tone}>
            {text}
          </Badge>
        ))}
    </span>
  )
}

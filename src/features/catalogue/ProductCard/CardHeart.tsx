import type { MouseEvent } from 'react'
import { withoutRepeat } from '#features/shared/singlePress.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { Button } from '#ui/Button/Button.tsx'
import { IconButton } from '#ui/Button/IconButton.tsx'
import type { CardVariant } from './cardVariant.ts'
import * as styles from './CardHeart.css.ts'

interface CardHeartProps {
  product: Product
  variant: CardVariant
  isSaved: boolean
  onToggle: (product: Product, event: MouseEvent) => void
}

/** Toggles a product on the wishlist: an icon on the picture, or a labelled button in a list. */
export function CardHeart({ product, variant, isSaved, onToggle }: CardHeartProps) {
  const icon = isSaved ? 'heartFilled' : 'heart'
  const name = displayName(product)
  if (variant === 'list') {
    return (
      <Button
        className={styles.listHeart}
        variant="secondary"
        size="small"
        icon={icon}
        aria-pressed={isSaved}
        aria-label={`Save ${name} to wishlist`}
        onKeyDown={withoutRepeat}
        onClick={(event) => onToggle(product, event)}
      >
        <span className={styles.label}>Save</span>
      </Button>
    )
  }
  return (
    <IconButton
      className={styles.heart}
      ground="disc"
      size={20}
      icon={icon}
      label={`Save ${name} to wishlist`}
      pressed={isSaved}
      onKeyDown={withoutRepeat}
      onClick={(event) => onToggle(product, event)}
    />
  )
}

import { memo, useState, type MouseEvent } from 'react'
import type { Product } from '#domain/product/product.ts'
import { type } from '#theme/type.css.ts'
import { Rating } from '#ui/Rating/Rating.tsx'
import { CardActions, CardAddButton } from './CardActions.tsx'
import { CardHeart } from './CardHeart.tsx'
import { CardName, type CardNameProps } from './CardName.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardPrice } from './CardPrice.tsx'
import { CardStock } from './CardStock.tsx'
import type { CardVariant } from './cardVariant.ts'
import * as styles from './ProductCard.css.ts'

export interface ProductCardProps {
  product: Product
  variant?: CardVariant
  /** Above the fold: its picture loads at once. */
  eager?: boolean
  /** Heading level of the name. */
  level?: CardNameProps['level']
  /** It is on the wishlist. */
  isSaved?: boolean
  /** Add to Cart has a row of its own, and the picture no buttons for it. */
  hasAddRow?: boolean
  onAddToCart: (product: Product) => void
  /** Without it there is no wishlist button. */
  onToggleSaved?: ((product: Product, event: MouseEvent) => void) | undefined
  /** Without it there is no quick view button. */
  onQuickView?: ((product: Product) => void) | undefined
}

/**
 * A product card (handbook, Rules: product card). The whole card is one stretched link below its buttons. A sold-out
 * product cannot be added. Memoized.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, variant = 'default', eager = false, level = 3, isSaved = false, hasAddRow } = props
  const { onAddToCart, onToggleSaved, onQuickView } = props
  const [isHovered, setIsHovered] = useState(false)
  const actions = (
    <CardActions product={product} variant={variant} onAddToCart={onAddToCart} onQuickView={onQuickView} />
  )
  const heart = onToggleSaved && (
    <CardHeart product={product} variant={variant} isSaved={isSaved} onToggle={onToggleSaved} />
  )
  const rating = product.rating > 0 && (
    <Rating className={styles.rating({ variant })} value={product.rating} count={product.reviewCount} />
  )
  const isSoldOut = product.availability === 'out-of-stock'
  const stock = <CardStock availability={product.availability} delivery={product.estimatedDelivery} />
  return (
    <article
      className={styles.card({ variant })}
      data-sold-out={isSoldOut || undefined}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
    >
      <CardPicture product={product} variant={variant} eager={eager} isHovered={isHovered}>
        {variant !== 'list' && !hasAddRow && actions}
        {variant !== 'list' && heart}
      </CardPicture>
      {variant !== 'compact' && (
        <div className={styles.meta({ variant })}>
          <span className={`${type.caption} ${styles.category}`}>{product.category.name}</span>
          {variant === 'list' && rating}
          {variant === 'list' && stock}
        </div>
      )}
      <CardName product={product} variant={variant} level={level} />
      {(variant === 'list' || variant === 'featured') && product.shortDescription && (
        <p className={`${type.small} ${styles.description({ variant })}`}>{product.shortDescription}</p>
      )}
      <CardPrice product={product} variant={variant}>
        {(variant === 'default' || variant === 'featured') && rating}
      </CardPrice>
      {variant !== 'list' && !hasAddRow && (variant !== 'compact' || isSoldOut) && stock}
      {hasAddRow && (
        <div>
          {stock}
          <CardAddButton product={product} onAddToCart={onAddToCart} />
        </div>
      )}
      {variant === 'list' && (
        <div className={styles.listActions}>
          {actions}
          {heart}
        </div>
      )}
    </article>
  )
})

import { memo, useState } from 'react'
import type { Product } from '#domain/product/product.ts'
import { displayName } from '#domain/product/product.ts'
import { productPath } from '#features/shared/paths.ts'
import { priceWords } from '#features/shared/productWords.ts'
import { type } from '#theme/type.css.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Price } from '#ui/Price/Price.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { CardActions } from './CardActions.tsx'
import { CardHeart } from './CardHeart.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardStock } from './CardStock.tsx'
import { CardSwatches } from './CardSwatches.tsx'
import * as styles from './ProductCard.css.ts'

/** 'featured' fills the room of four cards, 'compact' says name and price alone, 'list' lies across the page. */
export type CardVariant = 'default' | 'compact' | 'featured' | 'list'

export interface ProductCardProps {
  product: Product
  variant?: CardVariant
  /** In the first row of the page: its picture is loaded at once. */
  eager?: boolean
  /** Level of the name in the page's outline. */
  level?: 2 | 3
  /** It is on the wishlist. */
  isSaved?: boolean
  onAddToCart: (product: Product) => void
  /** Without it there is no heart. */
  onToggleSaved?: ((product: Product) => void) | undefined
  /** Opens the product's page; without it only the card itself does. */
  onQuickView?: ((product: Product) => void) | undefined
}

/**
 * One piece on a shelf (spec.md §2, product card). The whole card is one link, stretched under its buttons; a piece
 * that is sold out keeps its colour and cannot be added. Drawn again only when something of it changes.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, variant = 'default', eager = false, level = 3, isSaved = false } = props
  const { onAddToCart, onToggleSaved, onQuickView } = props
  const [isPointedAt, setIsPointedAt] = useState(false)
  const name = displayName(product)
  const { price, original, saving } = priceWords(product)
  const Name = `h${level}` as const
  const actions = (
    <CardActions product={product} variant={variant} onAddToCart={onAddToCart} onQuickView={onQuickView} />
  )
  const heart = onToggleSaved && (
    <CardHeart product={product} variant={variant} isSaved={isSaved} onToggle={onToggleSaved} />
  )
  const stock = <CardStock availability={product.availability} delivery={product.estimatedDelivery} />
  return (
    <article
      className={styles.card({ variant })}
      data-sold-out={product.availability === 'out-of-stock' || undefined}
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
    >
      <CardPicture product={product} variant={variant} eager={eager} isPointedAt={isPointedAt}>
        {variant !== 'list' && actions}
        {variant !== 'list' && heart}
      </CardPicture>
      {variant !== 'compact' && (
        <div className={styles.meta({ variant })}>
          <span className={`${type.caption} ${styles.category}`}>{product.category.name}</span>
          <Rating value={product.rating} count={product.reviewCount} />
          {variant === 'list' && stock}
        </div>
      )}
      <Name className={styles.name({ variant })}>
        <Link className={styles.link} href={productPath(product.key)}>
          {name}
        </Link>
      </Name>
      {variant === 'list' && product.shortDescription && (
        <p className={`${type.small} ${styles.words}`}>{product.shortDescription}</p>
      )}
      <Price className={styles.price({ variant })} price={price} original={original} saving={saving} />
      {variant !== 'compact' && variant !== 'list' && stock}
      {variant !== 'compact' && <CardSwatches color={product.color} />}
      {variant === 'list' && (
        <div className={styles.side}>
          {actions}
          {heart}
        </div>
      )}
    </article>
  )
})

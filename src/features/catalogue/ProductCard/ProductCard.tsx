import type { Product } from '#domain/product/product.ts'
import { displayName } from '#domain/product/product.ts'
import { productPath } from '#features/shared/paths.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { priceWords } from '#features/shared/productWords.ts'
import { type } from '#theme/type.css.ts'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Price } from '#ui/Price/Price.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { CardBadge } from './CardBadge.tsx'
import { CardStock } from './CardStock.tsx'
import * as styles from './ProductCard.css.ts'

export interface ProductCardProps {
  product: Product
  /** 'featured' fills the room of four cards. */
  variant?: 'default' | 'featured'
  /** In the first row of the page: its picture is loaded at once. */
  eager?: boolean
  /** Level of the name in the page's outline. */
  level?: 2 | 3
  onAddToCart: (product: Product) => void
}

const places = { default: picturePlaces.card, featured: picturePlaces.featuredCard }

/**
 * One piece on a shelf (spec.md §2, product card). The whole card is one link, stretched under the button; a piece
 * that is sold out keeps its colour and cannot be added.
 */
export function ProductCard({ product, variant = 'default', eager = false, level = 3, onAddToCart }: ProductCardProps) {
  const name = displayName(product)
  const [image] = product.images
  const soldOut = product.availability === 'out-of-stock'
  const { price, original, saving } = priceWords(product)
  const Name = `h${level}` as const
  return (
    <article className={styles.card} data-sold-out={soldOut || undefined}>
      <div className={styles.frame({ variant })}>
        <Picture
          className={styles.picture({ variant })}
          {...pictureIn(places[variant], image)}
          alt={image?.alt ?? name}
          width={image?.width ?? 800}
          height={image?.height ?? 1200}
          ratio="3 / 4"
          position={image?.focus}
          ground={image?.colour}
          eager={eager}
          dimmed={soldOut}
        />
        <CardBadge product={product} />
        <IconButton
          className={styles.add}
          icon="bag"
          label={`Add ${name} to cart`}
          disabled={soldOut}
          onClick={() => onAddToCart(product)}
        />
      </div>
      <div className={styles.meta}>
        <span className={`${type.caption} ${styles.category}`}>{product.category.name}</span>
        <Rating value={product.rating} count={product.reviewCount} />
      </div>
      <Name className={styles.name({ variant })}>
        <Link className={styles.link} href={productPath(product.key)}>
          {name}
        </Link>
      </Name>
      <Price price={price} original={original} saving={saving} />
      <CardStock availability={product.availability} delivery={product.estimatedDelivery} />
    </article>
  )
}

import type { ReactNode } from 'react'
import { displayName, type Product } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { CardBadge } from './CardBadge.tsx'
import * as styles from './ProductCard.css.ts'
import type { CardVariant } from './ProductCard.tsx'

interface CardPictureProps {
  product: Product
  variant: CardVariant
  eager: boolean
  /** A pointer is, or was, over the card: its second picture may come. */
  isPointedAt: boolean
  /** Buttons that lie on the picture. */
  children: ReactNode
}

const places = {
  default: picturePlaces.card,
  compact: picturePlaces.card,
  featured: picturePlaces.featuredCard,
  list: picturePlaces.listCard,
} as const

/** The picture of a card with its badges; the second one comes, and is fetched, when a pointer does. */
export function CardPicture({ product, variant, eager, isPointedAt, children }: CardPictureProps) {
  const [first, second] = product.images
  const place = places[variant]
  const shape = { ratio: variant === 'list' ? '4 / 5' : '3 / 4', dimmed: product.availability === 'out-of-stock' }
  return (
    <div className={styles.frame({ variant })}>
      <Picture
        className={styles.picture({ variant })}
        {...pictureIn(place, first)}
        {...shape}
        alt={first?.alt ?? displayName(product)}
        width={first?.width ?? 800}
        height={first?.height ?? 1200}
        position={first?.focus}
        ground={first?.colour}
        eager={eager}
      />
      {isPointedAt && second && (
        <Picture
          className={styles.second}
          {...pictureIn(place, second)}
          {...shape}
          alt=""
          width={second.width}
          height={second.height}
          position={second.focus}
          eager
        />
      )}
      <CardBadge product={product} />
      {children}
    </div>
  )
}

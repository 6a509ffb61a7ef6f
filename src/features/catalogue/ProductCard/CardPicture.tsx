import type { ReactNode } from 'react'
import { displayName, type Product } from '#domain/product/product.ts'
import { pictureIn, picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { CardBadge } from './CardBadge.tsx'
import type { CardVariant } from './cardVariant.ts'
import * as styles from './CardPicture.css.ts'

interface CardPictureProps {
  product: Product
  variant: CardVariant
  eager: boolean
  /** The card is or was hovered: load the second picture. */
  isHovered: boolean
  /** Buttons over the picture. */
  children: ReactNode
}

const places = {
  default: picturePlaces.card,
  compact: picturePlaces.card,
  featured: picturePlaces.featuredCard,
  list: picturePlaces.listCard,
} as const

/**
 * The picture of a card with badges; the second picture is loaded and shown on hover. A large card has a strip of it below,
 * too.
 */
export function CardPicture({ product, variant, eager, isHovered, children }: CardPictureProps) {
  const [first, second] = product.images
  const place = places[variant]
  const dimmed = product.availability === 'out-of-stock'
  return (
    <>
      <div className={styles.frame({ variant })}>
        <Picture
          className={styles.picture({ variant })}
          {...productPicture(place, first)}
          dimmed={dimmed}
          alt={first?.alt ?? displayName(product)}
          width={first?.width ?? 800}
          height={first?.height ?? 1200}
          eager={eager}
        />
        {isHovered && second && (
          <Picture
            className={styles.second}
            {...pictureIn(place, second)}
            dimmed={dimmed}
            alt=""
            width={second.width}
            height={second.height}
            position={second.focus}
            eager
          />
        )}
        <CardBadge product={product} variant={variant} />
        {children}
      </div>
      {variant === 'featured' && second && (
        <Picture
          className={styles.strip}
          {...productPicture(place, second)}
          dimmed={dimmed}
          alt=""
          width={second.width}
          height={second.height}
        />
      )}
    </>
  )
}

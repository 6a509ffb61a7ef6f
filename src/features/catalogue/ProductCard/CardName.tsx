import { displayName, type Product } from '#domain/product/product.ts'
import { productPath } from '#site/paths.ts'
import { Link } from '#ui/Link/Link.tsx'
import * as styles from './CardName.css.ts'
import type { CardVariant } from './cardVariant.ts'

export interface CardNameProps {
  product: Product
  variant: CardVariant
  /** Heading level. */
  level: 2 | 3
}

/** The name of a card as a heading, whose link covers the whole card. */
export function CardName({ product, variant, level }: CardNameProps) {
  const Name = `h${level}` as const
  return (
    <Name className={styles.name({ variant })}>
      <Link className={styles.link} href={productPath(product.key)}>
        <span className={styles.nameText}>{displayName(product)}</span>
      </Link>
    </Name>
  )
}

import type { ReactNode } from 'react'
import type { Product } from '#domain/product/product.ts'
import { formatPrices } from '#features/shared/productLabels.ts'
import { cx } from '#ui/cx.ts'
import { Price } from '#ui/Price/Price.tsx'
import * as styles from './CardPrice.css.ts'
import type { CardVariant } from './cardVariant.ts'

interface CardPriceProps {
  product: Product
  variant: CardVariant
  /** The rating, where it is in the same row. */
  children: ReactNode
}

/** Price, original price and saving of a card. */
export function CardPrice({ product, variant, children }: CardPriceProps) {
  const { price, original, saving } = formatPrices(product)
  const isNarrow = variant === 'default' || variant === 'compact'
  return (
    <div className={cx(styles.priceRow({ variant }), saving && isNarrow && styles.reduced)}>
      <Price className={styles.price({ variant })} price={price} original={original} saving={saving} />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { availabilityLabels } from '#domain/product/availability.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { categoryPath, paths } from '#features/shared/paths.ts'
import { priceWords } from '#features/shared/productWords.ts'
import { priceNote } from '#site/priceNote.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'
import { Price } from '#ui/Price/Price.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { ProductFacts } from '../ProductFacts/ProductFacts.tsx'
import { PurchaseBox } from '../PurchaseBox/PurchaseBox.tsx'
import * as styles from './ProductView.css.ts'

export interface ProductViewProps {
  product: Product
  onAddToCart: (product: Product, quantity: number) => void
  onBuyNow: (product: Product, quantity: number) => void
  gallery: ReactNode
  /** What can be done with it beside buying: to keep it, to share it. */
  doings?: ReactNode
  /** What is told under the buttons. */
  underBuying?: ReactNode
  /** What is told at length. */
  texts?: ReactNode
}

/** One piece: its pictures, and beside them what it is, what it costs and how to buy it (spec.md §2, product detail). */
export function ProductView({ product, onAddToCart, onBuyNow, gallery, doings, underBuying, texts }: ProductViewProps) {
  const name = displayName(product)
  const { price, original, percentOff } = priceWords(product)
  const { category, availability } = product
  return (
    <article className={styles.view}>
      <div className={styles.crumbs}>
        <Breadcrumbs
          items={[
            { label: 'Collections', href: paths.collections },
            ...(category.slug ? [{ label: category.name, href: categoryPath(category.slug) }] : []),
            { label: name },
          ]}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.summary}>
          <div className={styles.head}>
            <p className={styles.badges}>
              {product.discount > 0 && <Badge tone="accent">SALE</Badge>}
              {product.isNew && <Badge tone="accent">NEW</Badge>}
              {product.isBestseller && <Badge tone="gold">BESTSELLER</Badge>}
            </p>
            {doings}
          </div>
          <h1 className={type.productTitle}>{name}</h1>
          <div className={styles.line}>
            <Rating layout="stars" value={product.rating} count={product.reviewCount} />
            <span className={`${type.small} ${styles.availability}`} data-availability={availability}>
              {availabilityLabels[availability]}
            </span>
          </div>
          <div className={styles.price}>
            <Price size="page" price={price} original={original} saving={percentOff} />
            <p className={`${type.meta} ${styles.note}`}>{priceNote}</p>
          </div>
          {product.description && <p className={type.body}>{product.description}</p>}
          <ProductFacts product={product} />
          <div className={styles.buying}>
            <PurchaseBox
              name={name}
              availability={availability}
              price={price}
              original={original}
              onAddToCart={(quantity) => onAddToCart(product, quantity)}
              onBuyNow={(quantity) => onBuyNow(product, quantity)}
            />
            {underBuying}
          </div>
        </div>
      </div>
      <div className={styles.texts}>{texts}</div>
    </article>
  )
}

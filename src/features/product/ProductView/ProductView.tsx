import { availabilityLabels } from '#domain/product/availability.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { categoryPath, paths } from '#features/shared/paths.ts'
import { priceWords } from '#features/shared/productWords.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'
import { Price } from '#ui/Price/Price.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { ProductFacts } from '../ProductFacts/ProductFacts.tsx'
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx'
import { PurchaseBox } from '../PurchaseBox/PurchaseBox.tsx'
import * as styles from './ProductView.css.ts'

export interface ProductViewProps {
  product: Product
  onAddToCart: (product: Product, quantity: number) => void
}

/** One piece, whole (spec.md §2, product detail). */
export function ProductView({ product, onAddToCart }: ProductViewProps) {
  const name = displayName(product)
  const { price, original, percentOff } = priceWords(product)
  const { category, availability } = product
  return (
    <article className={styles.view}>
      <Breadcrumbs
        items={[
          { label: 'Collections', href: paths.collections },
          ...(category.slug ? [{ label: category.name, href: categoryPath(category.slug) }] : []),
          { label: name },
        ]}
      />
      <div className={styles.columns}>
        <ProductGallery name={name} images={product.images} />
        <div className={styles.summary}>
          <p className={styles.badges}>
            {product.discount > 0 && <Badge tone="accent">SALE</Badge>}
            {product.isNew && <Badge tone="accent">NEW</Badge>}
            {product.isBestseller && <Badge tone="gold">BESTSELLER</Badge>}
          </p>
          <h1 className={type.productTitle}>{name}</h1>
          <div className={styles.line}>
            <Rating layout="stars" value={product.rating} count={product.reviewCount} />
            <span className={`${type.small} ${styles.availability}`} data-availability={availability}>
              {availabilityLabels[availability]}
            </span>
          </div>
          <Price size="page" price={price} original={original} saving={percentOff} />
          {product.description && <p className={type.body}>{product.description}</p>}
          <ProductFacts product={product} />
          <PurchaseBox
            name={name}
            availability={availability}
            onAddToCart={(quantity) => onAddToCart(product, quantity)}
          />
        </div>
      </div>
    </article>
  )
}

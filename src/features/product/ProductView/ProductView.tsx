import type { ReactNode } from 'react'
import { availabilityLabels } from '#domain/product/availability.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { categoryPath, paths } from '#site/paths.ts'
import { productPicture } from '#features/shared/pictures.ts'
import { formatPrices } from '#features/shared/productLabels.ts'
import { priceNote } from '#site/priceNote.ts'
import { needsScripts } from '#site/withoutScripts.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Price } from '#ui/Price/Price.tsx'
import { Rating } from '#ui/Rating/Rating.tsx'
import { closeUpPlace } from '../ProductGallery/galleryPlaces.ts'
import { galleryViews } from '../ProductGallery/galleryViews.ts'
import { ProductFacts } from '../ProductFacts/ProductFacts.tsx'
import { PurchaseBox } from '../PurchaseBox/PurchaseBox.tsx'
import * as styles from './ProductView.css.ts'
import { revealInSticky } from './revealInSticky.ts'

/** Length from which a description has more than three lines, in characters. */
const threeLines = 190

export interface ProductViewProps {
  product: Product
  onAddToCart: (product: Product, quantity: number) => void
  onBuyNow: (product: Product, quantity: number) => void
  gallery: ReactNode
  /** Wishlist and share buttons. */
  actions?: ReactNode
  /** Below the disabled buttons of a sold-out product. */
  whenBack?: ReactNode
  /** Below the buy buttons. */
  info?: ReactNode
  /** Detailed information. */
  tabs?: ReactNode
}

/** The product page: gallery, summary and purchase box, and details below. */
export function ProductView({
  product,
  onAddToCart,
  onBuyNow,
  gallery,
  actions,
  whenBack,
  info,
  tabs,
}: ProductViewProps) {
  const name = displayName(product)
  const { price, original, percentOff } = formatPrices(product)
  const { category, availability } = product
  const { closeUp } = galleryViews(product.images)
  return (
    <article className={styles.view}>
      <div className={styles.crumbs} data-screen-only>
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
        <div className={styles.summary} onFocus={revealInSticky}>
          <div className={styles.head}>
            <p className={styles.badges}>
              {product.isNew && <Badge tone="accent">NEW</Badge>}
              {product.isBestseller && <Badge tone="gold">BESTSELLER</Badge>}
              {product.discount > 0 && <Badge tone="accent">SALE</Badge>}
            </p>
            {actions}
          </div>
          <h1 className={type.productTitle}>{name}</h1>
          <div className={styles.line}>
            {product.rating > 0 && <Rating layout="stars" value={product.rating} count={product.reviewCount} />}
            <span className={`${type.small} ${styles.availability}`} data-availability={availability}>
              {availabilityLabels[availability]}
            </span>
          </div>
          <div className={styles.price}>
            <Price size="page" price={price} original={original} saving={percentOff} />
            <p className={`${type.meta} ${styles.note}`}>{priceNote}</p>
          </div>
          {product.description && <p className={`${type.body} ${styles.description}`}>{product.description}</p>}
          {product.description.length > threeLines && (
            <details className={`${type.small} ${styles.more}`} data-screen-only>
              <summary className={styles.moreLabel}>
                <span>More</span>
                <span>Less</span>
              </summary>
            </details>
          )}
          <p className={type.strong} data-without-scripts data-screen-only>
            {needsScripts}
          </p>
          <div className={styles.buying} data-screen-only>
            {whenBack}
            <PurchaseBox
              name={name}
              availability={availability}
              price={price}
              original={original}
              onAddToCart={(quantity) => onAddToCart(product, quantity)}
              onBuyNow={(quantity) => onBuyNow(product, quantity)}
            />
          </div>
          <ProductFacts product={product} />
          <div className={styles.info} data-screen-only>
            {info}
          </div>
        </div>
      </div>
      {closeUp && (
        <Picture
          className={styles.closeUp}
          {...productPicture(closeUpPlace, closeUp)}
          alt=""
          width={closeUp.width}
          height={closeUp.height}
        />
      )}
      <div className={styles.tabs}>{tabs}</div>
    </article>
  )
}

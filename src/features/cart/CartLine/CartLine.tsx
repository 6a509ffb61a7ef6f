import { lineTotalOf, type CartItem } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/money.ts'
import { displayName } from '#domain/product/product.ts'
import { productPath } from '#features/shared/paths.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'
import * as styles from './CartLine.css.ts'

export interface CartLineProps {
  item: CartItem
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One line of the cart: the stepper never goes below 1, removal is its own button (spec.md §2, cart). */
export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity } = item
  const name = displayName(product)
  return (
    <li className={styles.line}>
      <Picture
        className={styles.picture}
        {...pictureIn(picturePlaces.cartLine, product.image)}
        alt={product.image?.alt ?? name}
        width={144}
        height={192}
        ratio="3 / 4"
        position={product.image?.focus}
        ground={product.image?.colour}
      />
      <div className={styles.words}>
        <h2 className={type.tileName}>
          <Link className={styles.name} href={productPath(product.key)}>
            {name}
          </Link>
        </h2>
        <p className={`${type.small} ${styles.quiet}`}>
          {[product.category.name, `${formatRupees(product.price)} each`].filter(Boolean).join(', ')}
        </p>
        <div className={styles.actions}>
          <QuantityStepper size="small" label={`Quantity of ${name}`} value={quantity} onChange={onQuantity} />
          <Button variant="plain" size="small" icon="trash" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <p className={`${type.strong} ${styles.total}`}>{formatRupees(lineTotalOf(item))}</p>
    </li>
  )
}

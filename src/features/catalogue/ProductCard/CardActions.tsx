import { displayName, type Product } from '#domain/product/product.ts'
import { addToCartLabel } from '#site/actionLabels.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import type { CardVariant } from './cardVariant.ts'
import * as styles from './CardActions.css.ts'

interface CardActionsProps {
  product: Product
  variant: CardVariant
  onAddToCart: (product: Product) => void
  onQuickView?: ((product: Product) => void) | undefined
}

/**
 * Add to Cart and quick view. On a picture: a bag icon on touch devices, a bar shown on hover or focus elsewhere; in a
 * list: buttons with labels. A sold-out product cannot be added.
 */
export function CardActions({ product, variant, onAddToCart, onQuickView }: CardActionsProps) {
  const name = displayName(product)
  const add = addProps(product, onAddToCart)
  const view = onQuickView && {
    'aria-label': `Quick view: ${name}`,
    // The card's link leads there already: one tab stop less on each card.
    tabIndex: -1,
    onClick: () => onQuickView(product),
  }
  if (variant === 'list') {
    return (
      <>
        <Button size="small" variant="secondary" icon="bag" {...add}>
          {addToCartLabel}
        </Button>
        {view && (
          <Button className={styles.listView} size="small" variant="plain" {...view}>
            Quick view
          </Button>
        )}
      </>
    )
  }
  return (
    <div className={styles.bar}>
      <button type="button" className={`${type.small} ${styles.add}`} {...add}>
        <Icon name="bag" size={20} />
        <span className={styles.addLabel}>{addToCartLabel}</span>
      </button>
      {view && (
        <button type="button" className={styles.view} {...view}>
          <Icon name="eye" size={20} />
        </button>
      )}
    </div>
  )
}

/** Add to Cart in a row of its own, with its label on every device. */
export function CardAddButton({ product, onAddToCart }: Pick<CardActionsProps, 'product' | 'onAddToCart'>) {
  return (
    <Button
      className={styles.addButton}
      size="small"
      variant="secondary"
      icon="bag"
      {...addProps(product, onAddToCart)}
    >
      {addToCartLabel}
    </Button>
  )
}

function addProps(product: Product, onAddToCart: (product: Product) => void) {
  return {
    disabled: product.availability === 'out-of-stock',
    'aria-label': `${addToCartLabel}: ${displayName(product)}`,
    onClick: () => onAddToCart(product),
  }
}

import { useId, useState } from 'react'
import { lineTotalOf } from '#domain/cart/amounts.ts'
import { isBuyable, type CartItem, type Finishing } from '#domain/cart/cart.ts'
import { lineMarkOf } from '#domain/cart/lineMark.ts'
import { formatRupees } from '#domain/money.ts'
import { displayName } from '#domain/product/product.ts'
import { preOrderNote } from '#features/shared/deliveryTimes.ts'
import { finishingList } from '#site/finishing.ts'
import { productPath } from '#site/paths.ts'
import { picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { type } from '#theme/type.css.ts'
import { singlePress } from '#features/shared/singlePress.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { HyphenatedText } from '#features/shared/HyphenatedText/HyphenatedText.tsx'
import { LineQuantity } from '../LineQuantity/LineQuantity.tsx'
import * as styles from './CartLine.css.ts'
import { FinishingChoice } from './FinishingChoice.tsx'

export interface CartLineProps {
  item: CartItem
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onSaveForLater: () => void
  onFinishing: (finishing: Finishing, isWanted: boolean) => void
}

/** One line of the cart: the stepper never goes below 1, removal is its own button. */
export function CartLine({ item, onQuantity, onRemove, onSaveForLater, onFinishing }: CartLineProps) {
  const { product, quantity, finishing = [], isGone = false } = item
  const name = displayName(product)
  const preOrder = preOrderNote(product)
  const finishingId = useId()
  const [isChoosing, setChoosing] = useState(false)
  const mark = lineMarkOf(item)
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture
          {...productPicture(picturePlaces.cartLine, product.image)}
          alt={product.image?.alt ?? name}
          width={144}
          height={192}
          ratio="3 / 4"
          dimmed={!isBuyable(item)}
        />
      </div>
      <div className={styles.text}>
        <h2 className={`${type.tileName} ${styles.heading}`}>
          {isGone ? (
            <span className={styles.name}>
              <HyphenatedText>{name}</HyphenatedText>
            </span>
          ) : (
            <Link className={styles.name} href={productPath(product.key)}>
              <HyphenatedText>{name}</HyphenatedText>
            </Link>
          )}
        </h2>
        <p className={`${type.small} ${styles.muted}`}>
          {[product.category.name, `${formatRupees(product.price)} each`].filter(Boolean).join(', ')}
        </p>
        <p className={type.small} data-print-only>
          Quantity: {quantity}
        </p>
        {!isGone && preOrder && <p className={`${type.meta} ${styles.muted}`}>{preOrder}</p>}
        {mark && (
          <p className={`${type.meta} ${styles.mark}`}>
            <Icon name="alert" size={16} />
            {mark}
          </p>
        )}
        {finishing.length > 0 && !isGone && (
          <p className={`${type.meta} ${styles.muted}`}>Finishing: {finishingList(finishing)}</p>
        )}
      </div>
      {isBuyable(item) && <p className={`${type.strong} ${styles.total}`}>{formatRupees(lineTotalOf(item))}</p>}
      <div className={styles.actions} data-screen-only>
        {!isGone && <LineQuantity item={item} onQuantity={onQuantity} />}
        <Button
          data-remove=""
          variant="plain"
          size="small"
          icon="trash"
          aria-label={`Remove ${name}`}
          {...singlePress(onRemove)}
        >
          Remove
        </Button>
        {!isGone && (
          <>
            <Button
              variant="plain"
              size="small"
              icon="heart"
              aria-label={`Save for later: ${name}`}
              {...singlePress(onSaveForLater)}
            >
              Save for later
            </Button>
            <Button
              variant="plain"
              size="small"
              icon={isChoosing ? 'chevronUp' : 'chevronDown'}
              aria-expanded={isChoosing}
              aria-controls={isChoosing ? finishingId : undefined}
              onClick={() => setChoosing(!isChoosing)}
            >
              Finishing options<VisuallyHidden> of {name}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
      {isChoosing && !isGone && (
        <div className={styles.finishing}>
          <FinishingChoice id={finishingId} name={name} chosen={finishing} onChange={onFinishing} />
        </div>
      )}
    </li>
  )
}

import { lineTotalOf } from '#domain/cart/amounts.ts'
import { isBuyable, type CartItem } from '#domain/cart/cart.ts'
import { lineMarkOf } from '#domain/cart/lineMark.ts'
import { formatRupees } from '#domain/money.ts'
import { displayName } from '#domain/product/product.ts'
import { finishingList } from '#site/finishing.ts'
import { productPath } from '#site/paths.ts'
import { picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { singlePress } from '#features/shared/singlePress.ts'
import { type } from '#theme/type.css.ts'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { HyphenatedText } from '#features/shared/HyphenatedText/HyphenatedText.tsx'
import { LineQuantity } from '../LineQuantity/LineQuantity.tsx'
import * as styles from './MiniCartLine.css.ts'

interface MiniCartLineProps {
  item: CartItem
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/**
 * One line of the mini cart.
 *
 * @internal
 */
export function MiniCartLine({ item, onQuantity, onRemove }: MiniCartLineProps) {
  const { product, finishing = [], isGone = false } = item
  const name = displayName(product)
  const mark = lineMarkOf(item)
  const canBuy = isBuyable(item)
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture
          {...productPicture(picturePlaces.miniCartLine, product.image)}
          // The name is beside it.
          alt=""
          width={96}
          height={144}
          ratio="2 / 3"
          dimmed={!canBuy}
        />
      </div>
      <div className={styles.text}>
        <p className={type.cardName}>
          {isGone ? (
            <span className={styles.name}>
              <HyphenatedText>{name}</HyphenatedText>
            </span>
          ) : (
            <Link className={styles.name} href={productPath(product.key)} replace>
              <HyphenatedText>{name}</HyphenatedText>
            </Link>
          )}
        </p>
        {finishing.length > 0 && !isGone && (
          <p className={`${type.meta} ${styles.muted}`}>Finishing: {finishingList(finishing)}</p>
        )}
        {mark && (
          <p className={`${type.meta} ${styles.mark}`}>
            <Icon name="alert" size={16} />
            {mark}
          </p>
        )}
        <div className={styles.actions}>
          {canBuy && <LineQuantity item={item} onQuantity={onQuantity} />}
          <div className={styles.row}>
            {canBuy && <p className={`${type.strong} ${styles.amount}`}>{formatRupees(lineTotalOf(item))}</p>}
            <IconButton
              className={styles.remove}
              data-remove=""
              label={`Remove ${name}`}
              icon="trash"
              size={20}
              {...singlePress(onRemove)}
            />
          </div>
        </div>
      </div>
    </li>
  )
}

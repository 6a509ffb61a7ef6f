import { lineTotalOf } from '#domain/cart/amounts.ts'
import { isBuyable, lineKey, type CartItem } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/money.ts'
import { displayName } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { type } from '#theme/type.css.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SummaryLines.css.ts'

export interface SummaryLinesProps {
  lines: readonly CartItem[]
}

/** Compact list of lines: picture, name, quantity and amount. Lines that cannot be ordered are left out. */
export function SummaryLines({ lines }: SummaryLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.filter(isBuyable).map((item) => (
        <li className={styles.line} key={lineKey(item)}>
          <Picture
            {...pictureIn(picturePlaces.thumb, item.product.image)}
            // The name is beside it.
            alt=""
            width={56}
            height={84}
            ratio="2 / 3"
            position={item.product.image?.focus}
            ground={item.product.image?.colour}
          />
          <div className={styles.text}>
            <p className={type.small}>{displayName(item.product)}</p>
            <p className={`${type.meta} ${styles.muted}`}>
              <VisuallyHidden>Quantity </VisuallyHidden>
              <span aria-hidden>× </span>
              {item.quantity}
            </p>
            {item.finishing && <p className={`${type.meta} ${styles.muted}`}>{item.finishing.join(', ')}</p>}
          </div>
          <p className={`${type.small} ${styles.amount}`}>{formatRupees(lineTotalOf(item))}</p>
        </li>
      ))}
    </ul>
  )
}

import { lineKey } from '#domain/cart/cart.ts'
import { formatDay } from '#domain/day.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { orderNumber } from '#site/orderNumber.ts'
import { displayName } from '#domain/product/product.ts'
import { orderPath } from '#site/paths.ts'
import { picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { orderTexts } from '#site/orders.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { DeleteOrder } from './DeleteOrder.tsx'
import * as styles from './OrderList.css.ts'

export interface OrderListProps {
  /** Newest first. */
  orders: readonly Order[]
  /** Deletes an order from this device. */
  onDelete: (orderId: string) => void
}

/** The orders of this device: number, total, products and day, each with its receipt. */
export function OrderList({ orders, onDelete }: OrderListProps) {
  return (
    <ul className={styles.orders}>
      {orders.map(({ orderId, placedAt, lines, totals, address }) => (
        <li key={orderId} className={styles.order}>
          <p className={styles.head}>
            <Link className={styles.link} href={orderPath(orderId)}>
              {orderNumber(orderId)}
            </Link>
            <span>{formatRupees(totals.total)}</span>
          </p>
          <p className={styles.pictures} aria-hidden="true">
            {lines.map((line) => (
              <Picture
                className={styles.picture}
                key={lineKey(line)}
                {...productPicture(picturePlaces.miniCartLine, line.product.image)}
                alt=""
                width={64}
                height={96}
                ratio="2 / 3"
              />
            ))}
          </p>
          <ul className={type.small}>
            {lines.map((line) => (
              <li key={lineKey(line)}>
                {line.quantity} × {displayName(line.product)}
              </li>
            ))}
          </ul>
          <p className={`${type.small} ${styles.muted}`}>
            Placed on <time dateTime={placedAt}>{formatDay(placedAt)}</time>, to {address.city}
          </p>
          <div className={styles.actions}>
            <ButtonLink
              size="small"
              variant="secondary"
              href={orderPath(orderId)}
              aria-label={orderTexts.open(orderId)}
            >
              {orderTexts.openShort}
            </ButtonLink>
            <DeleteOrder orderId={orderId} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  )
}

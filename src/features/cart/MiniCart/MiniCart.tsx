import { useRef, type ReactNode } from 'react'
import { formatItems } from '#domain/items.ts'
import { lineKey, type Cart, type CartItem } from '#domain/cart/cart.ts'
import type { OrderTotals } from '#domain/cart/orderTotals.ts'
import { formatRupees } from '#domain/money.ts'
import { focusNext } from '#features/shared/focusNext.ts'
import { viewCartLabel } from '#site/actionLabels.ts'
import { cartTexts } from '#site/cart.ts'
import { paths } from '#site/paths.ts'
import { type } from '#theme/type.css.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { EmptyState } from '#ui/State/EmptyState.tsx'
import * as styles from './MiniCart.css.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { MiniCartLine } from './MiniCartLine.tsx'

export interface MiniCartProps {
  isOpen: boolean
  onClose: () => void
  cart: Cart
  summary: OrderTotals
  /** In the place of a line that was removed. */
  removal?: { at: number; words: string; notice: ReactNode } | undefined
  onQuantity: (lineKey: string, quantity: number) => void
  onRemove: (item: CartItem) => void
}

/** The cart as a sheet: its lines, the subtotal, and links to checkout and cart page, which replace its history entry. */
export function MiniCart({ isOpen, onClose, cart, summary, removal, onQuantity, onRemove }: MiniCartProps) {
  const { itemCount, subtotal } = summary
  const content = useRef<HTMLDivElement>(null)
  const removeLine = (item: CartItem, at: number) => {
    const next = content.current?.querySelectorAll<HTMLElement>('[data-remove]')[at + 1]
    onRemove(item)
    // After the last line: its Undo.
    focusNext(next ?? (() => content.current?.querySelector<HTMLElement>('[data-removal] button') ?? undefined))
  }
  const lines = cart.items.map((item, at) => (
    <MiniCartLine
      key={lineKey(item)}
      item={item}
      onQuantity={(quantity) => onQuantity(lineKey(item), quantity)}
      onRemove={() => removeLine(item, at)}
    />
  ))
  const notice = removal && (
    <li key="removal" className={styles.removal} data-removal>
      {removal.notice}
    </li>
  )
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      side="right"
      title={cartTexts.title}
      footer={
        lines.length > 0 && (
          <div className={styles.footer}>
            <p className={styles.row} role="status">
              <span>Subtotal ({formatItems(itemCount)})</span>
              <span className={`${type.strong} ${styles.amount}`}>{formatRupees(subtotal)}</span>
            </p>
            {itemCount > 0 && (
              <ButtonLink href={paths.checkout} full replace>
                {cartTexts.checkout}
              </ButtonLink>
            )}
            <ButtonLink href={paths.cart} variant="secondary" full replace>
              {viewCartLabel}
            </ButtonLink>
          </div>
        )
      }
    >
      <div ref={content}>
        {/* Always mounted: a live region that is inserted together with its text is not announced. */}
        <VisuallyHidden role="status">{removal?.words}</VisuallyHidden>
        {lines.length > 0 ? (
          <ul>{notice ? lines.toSpliced(removal.at, 0, notice) : lines}</ul>
        ) : (
          <>
            <div data-removal>{removal?.notice}</div>
            <EmptyState className={styles.empty} title={cartTexts.empty} level={3}>
              <ButtonLink href={paths.collections} replace>
                {cartTexts.shop}
              </ButtonLink>
            </EmptyState>
          </>
        )}
      </div>
    </Sheet>
  )
}

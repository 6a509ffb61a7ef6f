import { useRef, type ReactNode } from 'react'
import { lineKey, type CartItem, type Finishing } from '#domain/cart/cart.ts'
import { focusNext } from '#features/shared/focusNext.ts'
import { CartLine } from '../CartLine/CartLine.tsx'
import * as styles from './CartLines.css.ts'

/** Callbacks for a single line. */
export interface LineActions {
  onQuantity: (lineKey: string, quantity: number) => void
  onRemove: (item: CartItem) => void
  onSaveForLater: (item: CartItem) => void
  onFinishing: (lineKey: string, finishing: Finishing, isWanted: boolean) => void
}

export interface CartLinesProps extends LineActions {
  items: readonly CartItem[]
  /** In the place of a line that was removed. */
  removal?: { at: number; notice: ReactNode } | undefined
}

/** The lines of the cart. After a removal the focus moves to the next line's Remove, or to the heading. */
export function CartLines({ items, removal, onQuantity, onRemove, onSaveForLater, onFinishing }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const removeLine = (at: number, remove: () => void) => {
    const next = list.current?.querySelectorAll<HTMLElement>('[data-remove]')[at + 1]
    remove()
    focusNext(next)
  }
  const lines = items.map((item, at) => {
    const key = lineKey(item)
    return (
      <CartLine
        key={key}
        item={item}
        onQuantity={(quantity) => onQuantity(key, quantity)}
        onRemove={() => removeLine(at, () => onRemove(item))}
        onSaveForLater={() => removeLine(at, () => onSaveForLater(item))}
        onFinishing={(finishing, isWanted) => onFinishing(key, finishing, isWanted)}
      />
    )
  })
  const notice = removal && (
    <li key="removal" className={styles.removal}>
      {removal.notice}
    </li>
  )
  return (
    <ul className={styles.lines} ref={list}>
      {notice ? lines.toSpliced(removal.at, 0, notice) : lines}
    </ul>
  )
}

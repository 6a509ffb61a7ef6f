import { useRef } from 'react'
import { lineKey, type CartItem, type Finishing } from '#domain/cart/cart.ts'
import { focusNext } from '#features/shared/focusNext.ts'
import { CartLine } from '../CartLine/CartLine.tsx'
import * as styles from './CartLines.css.ts'

/** What a shopper does with single lines. */
export interface LineActions {
  onQuantity: (lineKey: string, quantity: number) => void
  onRemove: (item: CartItem) => void
  onSaveForLater: (item: CartItem) => void
  onFinishing: (lineKey: string, finishing: Finishing, isWanted: boolean) => void
}

export interface CartLinesProps extends LineActions {
  items: readonly CartItem[]
}

/** The lines of the cart. When one goes, the focus goes to the next one's Remove, or to the heading after the last. */
export function CartLines({ items, onQuantity, onRemove, onSaveForLater, onFinishing }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const leave = (at: number, act: () => void) => {
    const next = list.current?.children[at + 1]?.querySelector<HTMLElement>('[data-remove]')
    act()
    focusNext(next)
  }
  return (
    <ul className={styles.lines} ref={list}>
      {items.map((item, at) => {
        const key = lineKey(item)
        return (
          <CartLine
            key={key}
            item={item}
            onQuantity={(quantity) => onQuantity(key, quantity)}
            onRemove={() => leave(at, () => onRemove(item))}
            onSaveForLater={() => leave(at, () => onSaveForLater(item))}
            onFinishing={(finishing, isWanted) => onFinishing(key, finishing, isWanted)}
          />
        )
      })}
    </ul>
  )
}

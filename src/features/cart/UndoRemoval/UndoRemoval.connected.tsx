import { focusNext } from '#features/shared/focusNext.ts'
import { Notice } from '#features/shared/Notice/Notice.tsx'
import { useCartStore } from '#state/cart.ts'

/** The last removal, as long as the lines are as it left them. */
export function useRemoval() {
  return useCartStore(({ cart, removal }) => (removal?.left === JSON.stringify(cart.items) ? removal : undefined))
}

/** What was just removed from the cart, with its Undo, which moves the focus to the line that is back. */
export function UndoRemoval() {
  const removal = useRemoval()
  if (!removal) return null
  const { words, undo, at } = removal
  const onUndo = () => {
    undo()
    focusNext(() => document.querySelectorAll<HTMLElement>('main [data-remove]')[at])
  }
  return <Notice words={words} action={{ label: 'Undo', onClick: onUndo }} />
}

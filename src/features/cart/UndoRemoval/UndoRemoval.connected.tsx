import { lineKey } from '#domain/cart/cart.ts'
import { focusNext } from '#features/shared/focusNext.ts'
import { useCartStore } from '#state/cart.ts'
import type { Undo } from '#state/cartActions.ts'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

/** The last removal, as long as the lines have not changed since. */
export function useRemoval() {
  return useCartStore(({ cart, removal }) => (removal?.left === JSON.stringify(cart.items) ? removal : undefined))
}

/**
 * What was just removed from the cart, with its Undo, which moves the focus to the restored line's name: on its Remove,
 * a second Enter would remove it again.
 */
export function UndoRemoval() {
  const removal = useRemoval()
  if (!removal) return null
  const { words, undo, at } = removal
  const onUndo = () => {
    // The toasts are no longer true.
    dismissToasts()
    undo()
    // It works once; later the same lines may be left for another reason.
    useCartStore.setState({ removal: undefined })
    focusNext(() => nameOf(document.querySelectorAll<HTMLElement>('[data-remove]')[at]))
  }
  return <Notice action={{ label: 'Undo', onClick: onUndo }}>{words}</Notice>
}

/** The link of a line, by its Remove button; the button of a line that has no link. */
function nameOf(remove: HTMLElement | undefined): HTMLElement | undefined {
  return remove?.closest('li')?.querySelector('a') ?? remove
}

/** Removes lines with `take`, and offers Undo in their place. False if it removed none. */
export function removeWithUndo(words: string, take: () => Undo | undefined): boolean {
  const keysOf = () => useCartStore.getState().cart.items.map(lineKey)
  const before = keysOf()
  const undo = take()
  const left = keysOf()
  const at = before.findIndex((key) => !left.includes(key))
  const { items } = useCartStore.getState().cart
  if (at < 0 || !undo) return false
  useCartStore.setState({ removal: { words, undo, at, left: JSON.stringify(items) } })
  return true
}

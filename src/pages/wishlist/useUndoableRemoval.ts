import { useEffect } from 'react'
import { focusNext } from '#features/shared/focusNext.ts'
import type { Undo } from '#state/cartActions.ts'
import { useWishlistStore } from '#state/wishlist.ts'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { notify } from '#ui/Toast/notify.ts'

/** Keys of the saved products in their order, as one text. */
const savedKeys = () => JSON.stringify(useWishlistStore.getState().wishlist.items.map(({ key }) => key))

const forget = () => useWishlistStore.setState({ removal: undefined })

/**
 * Removes products and offers Undo twice: in a toast, which is in view, and as `onUndo` on the page, which has no time
 * limit: it is there until the list changes. `restored` returns the element to focus after Undo; by default the page's
 * heading.
 */
export function useUndoableRemoval() {
  const removal = useWishlistStore((store) => store.removal)
  const left = useWishlistStore(savedKeys)
  useEffect(() => forget, [])
  const remove = (message: string, take: () => Undo, restored?: () => HTMLElement | undefined) => {
    const undo = take()
    const onUndo = () => {
      forget()
      // The toasts are no longer true.
      dismissToasts()
      undo()
      // The pressed button goes away.
      focusNext(restored)
    }
    useWishlistStore.setState({ removal: { onUndo, left: savedKeys() } })
    notify(message, { action: { label: 'Undo', onClick: onUndo } })
  }
  return { remove, onUndo: removal?.left === left ? removal.onUndo : undefined }
}

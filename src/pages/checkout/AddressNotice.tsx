import { thenFocusNext } from '#features/shared/focusNext.ts'
import { paymentTexts } from '#site/payment.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { useUser } from '#state/user.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

/** Shown if the page was left while an order was being placed, or the address was removed with the session. */
export function AddressNotice() {
  const { draft, isCleared } = useCheckoutDraftStore()
  const shopper = useUser()
  if (isCleared && !shopper) {
    return (
      <Notice tone="warning" role="alert">
        {paymentTexts.cleared}
      </Notice>
    )
  }
  if (!draft?.isPlacing) return null
  const dismiss = thenFocusNext(() => useCheckoutDraftStore.getState().setPlacing(false))
  return (
    <Notice tone="warning" role="alert" action={{ label: 'OK', onClick: dismiss }}>
      {paymentTexts.notPlaced}
    </Notice>
  )
}

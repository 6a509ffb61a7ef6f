import { thenFocusNext } from '#features/shared/focusNext.ts'
import { paymentTexts } from '#site/payment.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

/** Shown if the page was left while an order was being placed: it was not placed. */
export function NotPlacedNotice() {
  const dismiss = thenFocusNext(() => useCheckoutDraftStore.getState().setPlacing(false))
  return (
    <Notice tone="warning" role="status" action={{ label: 'OK', onClick: dismiss }}>
      {paymentTexts.notPlaced}
    </Notice>
  )
}

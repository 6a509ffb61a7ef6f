import { Notice } from '#features/shared/Notice/Notice.tsx'
import { focusNext } from '#features/shared/focusNext.ts'
import { paymentTexts } from '#site/payment.ts'
import { useAddressDraftStore } from '#state/addressDraft.ts'

/** The page was left while an order was being placed: it was not. */
export function NotPlacedNotice() {
  const dismiss = () => {
    useAddressDraftStore.getState().setPlacing(false)
    focusNext()
  }
  return <Notice words={paymentTexts.notPlaced} action={{ label: 'OK', onClick: dismiss }} />
}

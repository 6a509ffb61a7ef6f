import { useEffect, useState } from 'react'
import { useIdentity } from '#identity/identity.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'

/**
 * Fills an untouched address with the one the account keeps; true once it has. What a shopper types meanwhile wins, and
 * the fields stay as they are while one of them has the focus.
 */
export function useSavedAddress(): boolean {
  const { shopper, client } = useIdentity()
  const [isFilled, setIsFilled] = useState(false)
  const isAsked = shopper?.provider === 'pool'
  useEffect(() => {
    if (!isAsked || useCheckoutDraftStore.getState().draft) return undefined
    let isGone = false
    const fill = async () => {
      const { address } = await (await client()).details()
      const { draft, edit } = useCheckoutDraftStore.getState()
      if (!address || draft || isGone || document.activeElement?.closest('form input, form select')) return
      edit(address)
      setIsFilled(true)
    }
    // Without it the form is empty, as for anybody.
    fill().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isAsked, client])
  return isFilled
}

import { useEffect, useState } from 'react'
import { useIdentity } from '#identity/identity.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'

/**
 * Fills an untouched address form with the account's address; returns how often it did. Text typed in the meantime
 * wins, and nothing is filled while the focus is in the form: it would be lost.
 */
export function useSavedAddress(): number {
  const { shopper, client } = useIdentity()
  const [fills, setFills] = useState(0)
  const isAsked = shopper?.provider === 'pool'
  useEffect(() => {
    if (!isAsked || useCheckoutDraftStore.getState().draft) return undefined
    let isGone = false
    const fill = async () => {
      const { address } = await (await client()).details()
      const { draft, edit } = useCheckoutDraftStore.getState()
      if (!address || draft || isGone || document.activeElement?.closest('main form')) return
      edit(address)
      setFills((count) => count + 1)
    }
    // If that fails, the form stays empty.
    fill().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isAsked, client])
  return fills
}

import { useState } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { loadPincodes } from '../loadPincodes.ts'

/**
 * For a form of an address: `fill` fills in the state of a pincode that is in one state only, with `choose`; one that the
 * shopper chose, which `wasChosen` tells, is never overwritten. The table of pincodes is loaded by the first call.
 */
export function useStateOfPincode(
  values: () => Pick<AddressForm, 'pincode' | 'state'>,
  choose: (state: string) => void,
): { fill: () => Promise<void>; wasChosen: () => void } {
  const [filled, setFilled] = useState('')
  return {
    wasChosen: () => setFilled(''),
    async fill() {
      const table = await loadPincodes()
      const { pincode, state: chosen } = values()
      const state = table?.onlyStateOf(pincode)
      if (!state || state === chosen || (chosen !== '' && chosen !== filled)) return
      setFilled(state)
      choose(state)
    },
  }
}

import { useState } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { loadPincodes } from '../loadPincodes.ts'

/**
 * For an address form: `fill` sets the state with `choose` if the pincode is in one state only; it never overwrites a
 * state that the shopper has chosen, which `wasChosen` reports. The first call loads the table of pincodes.
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

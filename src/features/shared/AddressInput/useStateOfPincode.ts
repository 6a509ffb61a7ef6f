import { useState } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { loadPincodes } from '../loadPincodes.ts'

/** The state last chosen by hand: a form that is opened again, as by Back, does not know that it was. */
let lastChosen: string | undefined

/**
 * For an address form: `fill` sets the state with `choose` if the pincode is in one state only; it never overwrites a
 * state that the shopper has chosen, which `wasChosen` reports. The first call loads the table of pincodes.
 */
export function useStateOfPincode(
  values: () => Pick<AddressForm, 'pincode' | 'state'>,
  choose: (state: string) => void,
): { fill: () => Promise<void>; wasChosen: () => void } {
  // A state that matches the initial pincode counts as filled in: the form may have filled it in before it was left.
  const [pincodeAtStart] = useState(() => values().pincode)
  const [filled, setFilled] = useState<string>()
  return {
    wasChosen() {
      setFilled('')
      lastChosen = values().state
    },
    async fill() {
      const table = await loadPincodes()
      const { pincode, state: chosen } = values()
      const state = table?.onlyStateOf(pincode)
      const own = filled ?? (chosen === lastChosen ? '' : table?.onlyStateOf(pincodeAtStart))
      if (!state || state === chosen || (chosen !== '' && chosen !== own)) return
      setFilled(state)
      choose(state)
    },
  }
}

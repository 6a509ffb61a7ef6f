import { normalisePincode, pincodePattern } from '../address/normalise.ts'
import { fieldsOf, textOf } from '../product/read.ts'
import { stateNamed, type StateName } from './states.ts'

/** The destination that the delivery check stores and the checkout form starts with. */
export interface DeliveryPlace {
  state: StateName
  /** Six digits, if one was entered. */
  pincode?: string
}

/**
 * Validates a stored destination; undefined without a known state. An invalid pincode is dropped. Checkout checks
 * whether it belongs to that state, because the table of pincodes is loaded on demand.
 */
export function readDeliveryPlace(value: unknown): DeliveryPlace | undefined {
  const fields = fieldsOf(value)
  const state = stateNamed(textOf(fields['state']))
  if (!state) return undefined
  const pincode = normalisePincode(textOf(fields['pincode']))
  return { state, ...(pincodePattern.test(pincode) ? { pincode } : {}) }
}

import { fieldsOf, textOf } from '../product/read.ts'
import { stateOfPincode } from './pincode.ts'
import { stateNamed, type StateName } from './states.ts'

/** Where a shopper wants her pieces sent: what the delivery check remembers and checkout begins with. */
export interface DeliveryPlace {
  state: StateName
  /** Six figures, where she gave one. */
  pincode?: string
}

/**
 * A place read back from the device; undefined for what names no state. A pincode that is none, or cannot lie in that
 * state, is left out.
 */
export function readDeliveryPlace(value: unknown): DeliveryPlace | undefined {
  const fields = fieldsOf(value)
  const state = stateNamed(textOf(fields['state']))
  if (!state) return undefined
  const reading = stateOfPincode(textOf(fields['pincode']))
  const fits = reading.ok && (reading.states.length === 0 || reading.states.includes(state))
  return { state, ...(fits ? { pincode: reading.pincode } : {}) }
}

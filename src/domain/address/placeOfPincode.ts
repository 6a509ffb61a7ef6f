import { areNeighbours } from '../shipping/neighbours.ts'
import { stateOfPincode } from '../shipping/pincode.ts'
import { stateNamed, type StateName } from '../shipping/states.ts'
import type { AddressForm } from './address.ts'

/** Re-exported, so that all code about pincodes is one lazy chunk, whose failed load can be retried. */
export { stateOfPincode }

/** The state a pincode is in, where it can be in one only. */
export function onlyStateOf(pincode: string): StateName | undefined {
  const reading = stateOfPincode(pincode)
  return reading.ok && reading.states.length === 1 ? reading.states[0] : undefined
}

/** A pincode that is not of the state. */
export interface PlaceMismatch {
  /** What the shopper reads. */
  message: string
  /** The state borders on the pincode's, whose post office may serve the address. */
  mayBeRight: boolean
}

/** Whether pincode and state contradict each other; an unknown pincode matches any state. */
export function placeMismatch({ pincode, state }: Pick<AddressForm, 'pincode' | 'state'>): PlaceMismatch | undefined {
  const reading = stateOfPincode(pincode)
  const chosen = stateNamed(state)
  if (!reading.ok || !chosen || reading.states.length === 0 || reading.states.includes(chosen)) return undefined
  const mayBeRight = reading.states.some((each) => areNeighbours(each, chosen))
  const facts = `This pincode is in ${reading.states.join(' or ')}, not in ${chosen}.`
  const advice = mayBeRight
    ? 'Please correct the one that is wrong, or continue if your post office is across the border'
    : 'Please correct the one that is wrong'
  return { message: `${facts} ${advice}`, mayBeRight }
}

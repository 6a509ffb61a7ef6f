import { lazy } from 'react'

// None of it stands in the server's HTML, which knows no cart: it comes beside what the device keeps.
const address = () => import('./AddressPart.tsx')
const payment = () => import('./PaymentPart.tsx')
const placed = () => import('#features/checkout/OrderPlaced/OrderPlaced.tsx')
const slip = () => import('#features/checkout/OrderSlip/OrderSlip.tsx')

export const AddressPart = lazy(() => address().then((part) => ({ default: part.AddressPart })))
export const PaymentPart = lazy(() => payment().then((part) => ({ default: part.PaymentPart })))
export const OrderPlaced = lazy(() => placed().then((part) => ({ default: part.OrderPlaced })))
export const OrderSlip = lazy(() => slip().then((part) => ({ default: part.OrderSlip })))

/** Brings the code of every step. Never rejects: a step that cannot be had says so when it is drawn. */
export async function loadSteps(): Promise<void> {
  await Promise.allSettled([address(), payment(), placed(), slip()])
}

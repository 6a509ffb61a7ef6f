export { AddressNotice } from './AddressNotice.tsx'
export { PaymentPart } from './PaymentPart.tsx'
export { PlacedOrder } from './PlacedOrder.tsx'

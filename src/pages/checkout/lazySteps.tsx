export { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
export { AddressNotice } from './AddressNotice.tsx'
export { PaymentPart } from './PaymentPart.tsx'
export { PlacedOrder } from './PlacedOrder.tsx'

export { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
export { NotPlacedNotice } from './NotPlacedNotice.tsx'
export { PaymentPart } from './PaymentPart.tsx'
export { PlacedOrder } from './PlacedOrder.tsx'

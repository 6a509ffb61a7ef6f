import { rememberPlace, useDeliveryPlaceStore } from '#state/deliveryPlace.ts'
import { DeliveryCheck, type DeliveryCheckProps } from './DeliveryCheck.tsx'

/** Connects the delivery check to the stored place, which all product pages and the checkout share. */
export function ConnectedDeliveryCheck({ preOrder }: Pick<DeliveryCheckProps, 'preOrder'>) {
  const place = useDeliveryPlaceStore((store) => store.place)
  return <DeliveryCheck preOrder={preOrder} place={place} onPlace={rememberPlace} />
}

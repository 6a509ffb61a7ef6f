import { rememberPlace, useDeliveryPlaceStore } from '#state/deliveryPlace.ts'
import { DeliveryCheck } from './DeliveryCheck.tsx'

/** Connects the delivery check to the stored place, which all product pages and the checkout share. */
export function ConnectedDeliveryCheck() {
  const place = useDeliveryPlaceStore((store) => store.place)
  return <DeliveryCheck place={place} onPlace={rememberPlace} />
}

import { useEffect } from 'react'
import { deliveryPlaceStorageKey, useDeliveryPlaceStore } from '#shopper/deliveryPlace.ts'
import { keepInStep } from '#shopper/keepInStep.ts'
import { DeliveryCheck } from './DeliveryCheck.tsx'

/** The delivery check with the place this device remembers, which every piece's page and checkout share. */
export function ConnectedDeliveryCheck() {
  const place = useDeliveryPlaceStore((store) => store.place)
  const remember = useDeliveryPlaceStore((store) => store.remember)
  useEffect(() => keepInStep({ [deliveryPlaceStorageKey]: useDeliveryPlaceStore }), [])
  return <DeliveryCheck place={place} onPlace={remember} />
}

import { useEffect } from 'react'
import { followPlace, rememberPlace, useDeliveryPlaceStore } from '#shopper/deliveryPlace.ts'
import { DeliveryCheck } from './DeliveryCheck.tsx'

/** The delivery check with the place this device remembers, which every piece's page and checkout share. */
export function ConnectedDeliveryCheck() {
  const place = useDeliveryPlaceStore(({ value }) => value)
  useEffect(followPlace, [])
  return <DeliveryCheck place={place} onPlace={rememberPlace} />
}

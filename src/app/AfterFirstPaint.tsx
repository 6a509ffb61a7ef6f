import { MiniCartHost } from '#features/cart/MiniCart/MiniCartHost.connected.tsx'
import { RouteAnnouncement } from './RouteAnnouncement.tsx'

/** What stands beside every page and is not needed before the first one can be seen. */
export function AfterFirstPaint() {
  return (
    <>
      <RouteAnnouncement />
      <MiniCartHost />
    </>
  )
}

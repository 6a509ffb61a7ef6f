import { useSyncExternalStore } from 'react'
import { currentSurface, onSurface } from './surface.ts'

/** Where messages appear. Mounted once by the app; draws nothing and loads nothing until the first `notify`. */
export function ToastHost() {
  const surface = useSyncExternalStore(onSurface, currentSurface, () => undefined)
  return surface ? <surface.Toaster /> : null
}

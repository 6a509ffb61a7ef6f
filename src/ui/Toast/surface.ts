import type { ComponentType } from 'react'
import type { toast } from 'sonner'

/** What shows messages: the drawing part and the calls that feed it, in one file that comes with the first message. */
export interface ToastSurface {
  Toaster: ComponentType
  toast: typeof toast
}

let loading: Promise<ToastSurface> | undefined
let loaded: ToastSurface | undefined
const listeners = new Set<() => void>()

/** Fetches it once. A fetch that failed is tried again by the next message. */
export function toastSurface(): Promise<ToastSurface> {
  loading ??= import('./Toaster.tsx').then(keep, forget)
  return loading
}

/** For `useSyncExternalStore`: the surface once it is here. */
export function currentSurface(): ToastSurface | undefined {
  return loaded
}

export function onSurface(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(surface: ToastSurface) {
  loaded = surface
  for (const listener of listeners) listener()
  return surface
}

function forget(failure: unknown): never {
  loading = undefined
  throw failure
}

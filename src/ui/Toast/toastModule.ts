import type { ComponentType } from 'react'
import type { toast } from 'sonner'
import type { dismissAll, showToast } from './showToast.ts'
import type { ToastNumbers } from './toastNumbers.ts'

/** The toast library and its component, in one lazy module. */
export interface ToastModule {
  Toaster: ComponentType<ToastNumbers>
  toast: typeof toast
  showToast: typeof showToast
  dismissAll: typeof dismissAll
}

let loading: Promise<ToastModule> | undefined
let loaded: ToastModule | undefined
const listeners = new Set<() => void>()

/** Loads the module once; after a failure the next toast tries again. */
export function loadToasts(): Promise<ToastModule> {
  loading ??= import('./Toaster.tsx').then(keep, forget)
  return loading
}

/** For `useSyncExternalStore`: the module once loaded. */
export function currentToasts(): ToastModule | undefined {
  return loaded
}

let plain: string | undefined

/** A message to be shown without the module, which could not be loaded; for `useSyncExternalStore`. */
export function currentPlainMessage(): string | undefined {
  return plain
}

/** Shows a message without the module; undefined removes it. */
export function showPlainMessage(message: string | undefined): void {
  plain = message
  for (const listener of listeners) listener()
}

export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(toasts: ToastModule) {
  loaded = toasts
  for (const listener of listeners) listener()
  return toasts
}

function forget(failure: unknown): never {
  loading = undefined
  throw failure
}

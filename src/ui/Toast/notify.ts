import type { NotifyOptions } from './showToast.ts'
import { showPlainMessage, type ToastModule, loadToasts } from './toastModule.ts'

/** Shows a toast. Never the only place where an error is reported. */
export function notify(message: string, options: NotifyOptions = {}): void {
  show(
    ({ showToast }) => showToast(message, options),
    () => showPlainMessage(message),
  )
}

/** Prefetches the toast library for a message that is likely to come, perhaps without a network. */
export function prefetchToasts(): void {
  loadToasts().catch(() => undefined)
}

interface PromiseMessages<T> {
  loading: string
  success: string | ((value: T) => string)
  error: string | ((failure: unknown) => string)
}

/** Shows a loading toast, replaced by the outcome. Handles the rejection. */
export function notifyWhile<T>(promise: Promise<T>, { loading, success, error }: PromiseMessages<T>): void {
  show(({ toast }) => toast.promise(promise, { loading, success, error }))
}

// Without a network the library may not load, and a promise's outcome shows no toast: pages report it in place as well.
function show(say: (toasts: ToastModule) => unknown, onFailure: () => void = () => undefined) {
  loadToasts().then(say, onFailure)
}

import type { NotifyOptions } from './showToast.ts'
import { showPlainMessage, type ToastModule, loadToasts } from './toastModule.ts'

/** Shows a toast. Never the only place where an error is reported. */
export function notify(message: string, options: NotifyOptions = {}): void {
  show(
    ({ showToast }) => showToast(message, options),
    () => showPlainMessage(message),
  )
}

/** Loads the toast library ahead of a message that is likely to come, and may come without a network. */
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

// Without a network the library may not come: the outcome of a promise is then lost, for pages report it in place as well.
function show(say: (toasts: ToastModule) => unknown, onFailure: () => void = () => undefined) {
  loadToasts().then(say, onFailure)
}

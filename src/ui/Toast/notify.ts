import { showPlainMessage, type ToastSurface, toastSurface } from './surface.ts'

interface NotifyOptions {
  /** Decides icon and colour; 'success' by default. */
  kind?: 'success' | 'error' | 'info' | undefined
  /** One action: 'Undo'. */
  action?: { label: string; onClick: () => void } | undefined
  /** A toast replaces one with the same id; the message by default. */
  id?: string | undefined
}

/** Shows a toast. Never the only place where an error is reported. */
export function notify(message: string, options: NotifyOptions = {}): void {
  const { kind = 'success', action, id = message } = options
  // Passed even when undefined: otherwise a toast would inherit the action of the one it replaces.
  show(
    ({ toast }) => toast[kind](message, { id, action }),
    () => showPlainMessage(message),
  )
}

/** Loads the toast library ahead of a message that is likely to come, and may come without a network. */
export function prefetchToasts(): void {
  toastSurface().catch(() => undefined)
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
function show(say: (surface: ToastSurface) => unknown, onFailure: () => void = () => undefined) {
  toastSurface().then(say, onFailure)
}

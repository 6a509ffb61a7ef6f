import { type ToastSurface, toastSurface } from './surface.ts'

interface NotifyOptions {
  /** What the sign before the words says; 'success' unless told. */
  kind?: 'success' | 'error' | 'info' | undefined
  /** One thing to do about it: 'Undo'. */
  action?: { label: string; onClick: () => void } | undefined
  /** Messages with the same id take each other's place; by default those with the same words do. */
  id?: string | undefined
}

/** Says something in passing, for 4 seconds (spec.md §4). Never the only place where an error is told. */
export function notify(message: string, options: NotifyOptions = {}): void {
  const { kind = 'success', action, id = message } = options
  // The action is named even when there is none: else a message would inherit that of the one it replaces.
  show(({ toast }) => toast[kind](message, { id, action }))
}

interface Course<T> {
  loading: string
  success: string | ((value: T) => string)
  error: string | ((failure: unknown) => string)
}

/** Says that something is under way, and then in the same place how it ended. A rejection is thereby dealt with. */
export function notifyWhile<T>(promise: Promise<T>, { loading, success, error }: Course<T>): void {
  show(({ toast }) => toast.promise(promise, { loading, success, error }))
}

function show(say: (surface: ToastSurface) => unknown) {
  // A message whose surface cannot be fetched is lost; the page behind it tells what matters in its own place.
  toastSurface().then(say, () => undefined)
}

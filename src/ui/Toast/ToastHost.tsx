import { useEffect, useSyncExternalStore } from 'react'
import { plainMessage } from './ToastHost.css.ts'
import { currentPlainMessage, currentToasts, onToastsLoaded, showPlainMessage } from './toastModule.ts'
import type { ToastNumbers } from './toastNumbers.ts'

/**
 * Renders toasts. Mounted once by the app; loads the toast library on the first `notify`, and shows the message as
 * plain text if it cannot be loaded.
 */
export function ToastHost(settings: ToastNumbers) {
  const toasts = useSyncExternalStore(onToastsLoaded, currentToasts, () => undefined)
  const words = useSyncExternalStore(onToastsLoaded, currentPlainMessage, () => undefined)
  const { duration } = settings
  useEffect(() => {
    if (!words) return undefined
    const timer = setTimeout(showPlainMessage, duration, undefined)
    return () => clearTimeout(timer)
  }, [words, duration])
  return (
    // A dialog does not hide an `aria-live` region from screen readers if it was in the document before.
    <div aria-live="polite">
      {toasts && <toasts.Toaster {...settings} />}
      {words && (
        <p className={plainMessage} role="alert">
          {words}
        </p>
      )}
    </div>
  )
}

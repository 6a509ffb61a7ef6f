import { notify } from '#ui/Toast/notify.ts'

interface KeptOnDevice {
  getState: () => { unsaved: readonly unknown[] }
}

/** Returns a function that shows a message once, if the device could not store the changes of a store. */
export function unsavedToast(store: KeptOnDevice, message: string): () => void {
  let isTold = false
  return () => {
    if (isTold || store.getState().unsaved.length === 0) return
    isTold = true
    notify(message, { kind: 'info' })
  }
}

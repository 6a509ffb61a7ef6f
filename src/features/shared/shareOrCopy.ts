import { notify } from '#ui/Toast/notify.ts'

/**
 * Shares by the Web Share API, or copies `text` with a toast where that is missing. Cancelling is silent; failures are only
 * logged.
 */
export async function shareOrCopy(data: ShareData, copied: { text: string; toast: string }): Promise<void> {
  // TypeScript types it as always present; Firefox and many desktop browsers lack it.
  if (!('share' in navigator)) return copyText(copied.text, copied.toast)
  try {
    await navigator.share(data)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Sharing failed', error)
  }
}

/** Copies a text and shows a toast. Failures are only logged. */
export async function copyText(text: string, toast: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify(toast)
  } catch (error) {
    console.error('Copying failed', error)
  }
}

import { notify } from '#ui/Toast/notify.ts'

/** Copies a whole address and says so. Where the browser has no clipboard, or refuses it, the console alone is told. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify('Product link copied to clipboard!')
  } catch (error) {
    console.error('The link could not be copied', error)
  }
}

/**
 * Opens the device's own sheet to share a piece; a device without one copies the link. A shopper who closes the sheet
 * again hears nothing of it, and a failure is told to the console alone (spec.md §2 and §8).
 */
export async function sharePiece(title: string, url: string): Promise<void> {
  // The type says every browser has it; Firefox and many a desktop do not.
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Sharing failed', error)
  }
}

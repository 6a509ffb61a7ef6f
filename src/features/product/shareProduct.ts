import { notify } from '#ui/Toast/notify.ts'

/** Copies a URL and shows a toast. Failures are only logged. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify('Product link copied to clipboard!')
  } catch (error) {
    console.error('The link could not be copied', error)
  }
}

/**
 * Shares a product by the Web Share API, or copies the link where it is missing. Cancelling is silent; failures are only
 * logged.
 */
export async function shareProduct(title: string, url: string): Promise<void> {
  // TypeScript types it as always present; Firefox and many desktop browsers lack it.
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Sharing failed', error)
  }
}

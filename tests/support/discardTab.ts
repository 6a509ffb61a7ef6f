import type { Page } from 'playwright'

/**
 * Loads a page again as Chromium loads a tab that it had discarded in the background: the page was hidden, received no
 * pagehide, and has lost its history entry's state and its scroll position.
 */
export async function discardTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    // What a pagehide would store.
    Storage.prototype.setItem = () => {}
    history.replaceState(null, '')
    scrollTo(0, 0)
  })
  await page.reload()
}

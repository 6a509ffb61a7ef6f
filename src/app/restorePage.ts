/**
 * Restores what a reloaded page would lose, or one whose tab was discarded in the background.
 *
 * Its height: the browser restores the scroll position before the shop's scripts have rendered the cart, the wishlist or the
 * checkout; in a shorter page it stops at the footer, and follows it. Until the first click, for at most ten seconds, the
 * page is at least as high as it was: its content may be shorter now.
 *
 * The state of its history entry, in which the checkout has its step and the order just placed: Chromium loses it and the
 * scroll position with a discarded tab, because of the shop's header Cross-Origin-Opener-Policy.
 *
 * The build writes this function into the document's head as text, so it must not refer to anything outside itself.
 */
export function restorePage(): void {
  const storageKey = 'shop.page'
  // Header, page and footer. Below it is the room for the bar of a product page.
  const shell = '#root > :first-child'
  const endMs = 10_000
  const keep = () => {
    try {
      const height = document.querySelector<HTMLElement>(shell)?.offsetHeight ?? 0
      const left: LeftPage = {
        address: location.href,
        width: innerWidth,
        height,
        offset: scrollY,
        state: history.state,
      }
      sessionStorage.setItem(storageKey, JSON.stringify(left))
    } catch {
      // Without storage nothing is restored.
    }
  }
  // A tab that is discarded in the background receives no pagehide.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, keep)
  const reserve = (height: number) => {
    // The shell is not parsed yet.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@media screen { ${shell} { min-height: ${height}px } }`)
    document.adoptedStyleSheets.push(sheet)
    const end = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
    setTimeout(end, endMs)
    // Not with a resize: the bar of a phone's browser resizes the window when the page is scrolled.
    for (const type of ['click', 'popstate']) addEventListener(type, end, { capture: true, once: true })
  }
  try {
    const [timing] = performance.getEntriesByType('navigation')
    // A page opened anew begins at its top.
    if (!(timing instanceof PerformanceNavigationTiming) || timing.type === 'navigate') return
    const { address, width, height, offset, state }: Partial<LeftPage> = JSON.parse(
      sessionStorage.getItem(storageKey) ?? '',
    )
    if (address !== location.href) return
    if (history.state === null && state) {
      history.replaceState(state, '')
      // Otherwise the browser scrolls to the position of the lost entry, the top.
      history.scrollRestoration = 'manual'
      addEventListener('DOMContentLoaded', () => scrollTo(0, Number(offset)), { once: true })
    }
    if (width === innerWidth) reserve(Number(height))
  } catch {
    // Nothing is stored, or the browser is too old for style sheets of scripts.
  }
}

/** What is stored when a page is left: its address, its history entry's state, and window and page in px. */
interface LeftPage {
  address: string
  width: number
  height: number
  offset: number
  state: unknown
}

/**
 * Makes a reloaded page as high as it was, because the browser restores the scroll position before the shop's scripts have
 * rendered the cart, the wishlist or the checkout: in a shorter page it stops at the footer, and follows it. Ends with the
 * first click, and after ten seconds: the content may be shorter than before. The build writes this function into the
 * document's head as text, so it must not refer to anything outside itself.
 */
export function reserveHeight(): void {
  const storageKey = 'shop.height'
  // Header, page and footer. Below it is the room for the bar of a product page.
  const shell = '#root > :first-child'
  const endMs = 10_000
  const keep = () => {
    try {
      const height = document.querySelector<HTMLElement>(shell)?.offsetHeight ?? 0
      const left: Shell = { address: location.href, width: innerWidth, height }
      sessionStorage.setItem(storageKey, JSON.stringify(left))
    } catch {
      // Without storage the page is as high as its content.
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
    for (const type of ['click', 'resize', 'popstate']) addEventListener(type, end, { capture: true, once: true })
  }
  try {
    const [navigation] = performance.getEntriesByType('navigation')
    // A page opened anew begins at its top.
    if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate') return
    const { address, width, height }: Partial<Shell> = JSON.parse(sessionStorage.getItem(storageKey) ?? '')
    if (address === location.href && width === innerWidth) reserve(Number(height))
  } catch {
    // Nothing is stored, or the browser is too old for style sheets of scripts.
  }
}

/** What is stored when a page is left: its address, the window's width and its own height, in px. */
interface Shell {
  address: string
  width: number
  height: number
}

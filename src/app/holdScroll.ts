/** Milliseconds a page's content may take to load again. */
const contentMs = 10_000
const shopperEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `offset` px, and again whenever the page's height changes: data may have to load again, and until then the
 * page is too short. Ends with the shopper's first input, with any other scroll, and after ten seconds. Returns a
 * function that ends it; `onEnd` is called once.
 */
export function holdScroll(offset: number, onEnd: () => void): () => void {
  const root = document.documentElement
  let scrolledTo = 0
  const scroll = () => {
    window.scrollTo(0, offset)
    scrolledTo = window.scrollY
  }
  const observer = new ResizeObserver(scroll)
  const listening = new AbortController()
  const { signal } = listening
  const end = () => {
    if (signal.aborted) return
    listening.abort()
    observer.disconnect()
    clearTimeout(timer)
    root.style.removeProperty('overflow-anchor')
    onEnd()
  }
  const timer = setTimeout(end, contentMs)
  const endIfElsewhere = () => {
    // The event comes a frame after the scroll: the page may have grown or been shortened in between.
    const reachable = Math.min(offset, root.scrollHeight - window.innerHeight)
    if ([scrolledTo, reachable].every((place) => Math.abs(window.scrollY - place) > 1)) end()
  }
  // With scroll anchoring, the browser would follow the footer of a short page as the content above it grows.
  root.style.setProperty('overflow-anchor', 'none')
  for (const type of shopperEvents) window.addEventListener(type, end, { signal, passive: true, capture: true })
  // In the capture phase: the hold must end before ScrollRestoration's listener stores this position.
  window.addEventListener('scroll', endIfElsewhere, { signal, passive: true, capture: true })
  scroll()
  observer.observe(document.body)
  return end
}

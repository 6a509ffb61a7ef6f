/** Milliseconds a page's content may take to be back. */
const contentMs = 10_000
const shopperEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to `offset` px, and again whenever the page's height changes: what was loaded when the shopper was here may have to be
 * loaded again, and until then the page is too short. Ends with her first input, with a scroll of anything else, and after
 * ten seconds. Answers a function that ends it; `onEnd` is called once.
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
  // Held to the footer of a short page, the browser would stay with it as the content grows above.
  root.style.setProperty('overflow-anchor', 'none')
  for (const type of shopperEvents) window.addEventListener(type, end, { signal, passive: true, capture: true })
  // In the capture phase: whoever remembers positions hears of this one after the end.
  window.addEventListener('scroll', endIfElsewhere, { signal, passive: true, capture: true })
  scroll()
  observer.observe(document.body)
  return end
}

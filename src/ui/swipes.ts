/** Minimum distance of a swipe, px. */
const threshold = 40

/**
 * Listens for horizontal swipes over an element: 1 is next, -1 previous. Mouse, multi-touch and scrolling (as the
 * element's `touch-action` allows it) are ignored. Returns a function that stops listening.
 */
export function listenToSwipes(element: HTMLElement, onSwipe: (by: 1 | -1) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let start: PointerEvent | undefined
  element.addEventListener(
    'pointerdown',
    (event) => {
      start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined
    },
    { signal },
  )
  element.addEventListener(
    'pointercancel',
    () => {
      start = undefined
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      if (start?.pointerId !== event.pointerId) return
      const deltaX = event.clientX - start.clientX
      const deltaY = event.clientY - start.clientY
      start = undefined
      if (Math.abs(deltaX) > threshold && Math.abs(deltaX) > 2 * Math.abs(deltaY)) onSwipe(deltaX < 0 ? 1 : -1)
    },
    { signal },
  )
  return () => controller.abort()
}

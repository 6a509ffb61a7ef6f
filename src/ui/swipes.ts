/** How far a finger goes before it means something, px. */
const threshold = 40

/**
 * Tells of every swipe to the side over an element: 1 asks for the next, -1 for the one before. A mouse, a second finger
 * and whatever the browser takes for scrolling are none; the element's `touch-action` says what that is. Answers how to
 * stop listening.
 */
export function listenToSwipes(element: HTMLElement, onSwipe: (by: 1 | -1) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
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
      const across = event.clientX - start.clientX
      const along = event.clientY - start.clientY
      start = undefined
      if (Math.abs(across) > threshold && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
    { signal },
  )
  return () => listening.abort()
}

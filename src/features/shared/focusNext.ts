/**
 * Moves the focus to the next element after the focused one was removed, or to the page's heading, so that keyboard
 * users keep their place. Call it in the event handler that removes the element; pass a function for an element that is
 * rendered afterwards.
 */
export function focusNext(next?: HTMLElement | null | (() => HTMLElement | undefined)): void {
  // After the removal was rendered.
  requestAnimationFrame(() => {
    const element = typeof next === 'function' ? next() : next
    if (element?.isConnected) return element.focus()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
}

/** For a button that its own click removes. */
export function thenFocusNext(action: () => void) {
  return () => {
    action()
    focusNext()
  }
}

/**
 * Gives the focus to what comes next once something is gone from the page, or to the page's heading where nothing does:
 * a keyboard must never fall back to the top. To be called in the event that takes it away.
 */
export function focusNext(next?: HTMLElement | null): void {
  // After the page has been drawn without it.
  requestAnimationFrame(() => {
    if (next?.isConnected) return next.focus()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
}

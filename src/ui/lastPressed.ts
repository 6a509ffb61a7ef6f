let pressed: Element | null = null

/** Remembers the button or link of a click event on the document: Safari does not focus what is pressed. */
export function rememberPress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button, a') : null
}

/** The button or link that was pressed last, while it is on the page. */
export function lastPressed(): Element | null {
  return pressed?.isConnected ? pressed : null
}

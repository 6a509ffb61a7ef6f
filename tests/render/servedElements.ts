/** In the page, before its scripts run: keeps every element of the server's HTML. */
export function keepServed() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      Object.assign(window, { served: [...document.querySelectorAll('#root *')] })
    }
  })
}

/** In the page: which of them are gone. React keeps every element that it could hydrate. */
export function lostElements(): string[] {
  const { served } = window as typeof window & { served: Element[] } // kept before the page began
  if (served.length === 0) return ['all']
  return served.filter(({ isConnected }) => !isConnected).map(({ tagName }) => tagName)
}

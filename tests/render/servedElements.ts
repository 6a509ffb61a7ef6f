/** In the page, before it begins: keeps every element the server has drawn. */
export function keepServed() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      Object.assign(window, { served: [...document.querySelectorAll('#root *')] })
    }
  })
}

/** In the page: which of them are gone. React keeps every one where it could take the page over. */
export function lostElements(): string[] {
  const { served } = window as typeof window & { served: Element[] } // kept before the page began
  if (served.length === 0) return ['all']
  return served.filter(({ isConnected }) => !isConnected).map(({ tagName }) => tagName)
}

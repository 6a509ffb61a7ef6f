/**
 * Starts the page's scripts once it has painted, so that none competes with what is seen first; or with the first pointer,
 * key or focus, which do not wait for it. The build writes this function into the document's head as text, so it must not
 * refer to anything outside itself. The scripts stand in a template, where the browser does not fetch them. Where they
 * cannot be had, or not be understood, the page says so and leaves out what needs them; the next connection brings it anew.
 */
export function startScripts(): void {
  const fail = () => {
    document.documentElement.dataset['scripts'] = 'failed'
    window.earlyEvents?.stop()
    addEventListener('online', () => location.reload(), { once: true })
    document.querySelector('[data-scripts-note] a')?.addEventListener('click', (event) => {
      event.preventDefault()
      // Without a network the browser's own error page would take the place of this one.
      if (navigator.onLine) location.reload()
    })
  }
  addEventListener('scriptsfailed', fail, { once: true })
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      const isMissing = target instanceof HTMLScriptElement && target.type === 'module'
      // Until the shop is hydrated: afterwards an error of syntax is in something that it was given.
      if (isMissing || (window.earlyEvents && event.error instanceof SyntaxError)) fail()
    },
    true,
  )
  const template = document.getElementById('shop-scripts')
  if (!(template instanceof HTMLTemplateElement)) return
  const inputs = ['pointerdown', 'keydown', 'focusin'] as const
  const start = () => {
    for (const input of inputs) removeEventListener(input, start, true)
    if (template.isConnected) template.replaceWith(document.importNode(template.content, true))
  }
  for (const input of inputs) addEventListener(input, start, true)
  // A page in the background does not paint, and not every browser tells of it. What is all there may still be unpainted.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(start))
  addEventListener('load', () => (document.visibilityState === 'hidden' ? start() : afterFrame()), { once: true })
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  }
}

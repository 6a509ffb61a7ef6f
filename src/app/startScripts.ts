/**
 * Starts the page's scripts after its first paint, so that they do not delay it, or earlier, with the first pointer,
 * key or focus event. The build writes this function into the document's head as text, so it must not refer to anything
 * outside itself. The scripts are in a template, from which the browser does not fetch them. If they cannot be loaded
 * or parsed, the page says so and hides what needs them; it reloads when the connection is back.
 */
export function startScripts(): void {
  let hasFailed = false
  const fail = () => {
    if (hasFailed) return
    hasFailed = true
    document.documentElement.dataset['scripts'] = 'failed'
    window.earlyEvents?.stop()
    addEventListener('online', () => location.reload(), { once: true })
    document.querySelector('[data-scripts-note] a')?.addEventListener('click', (event) => {
      event.preventDefault()
      // Without a network the browser's own error page would replace this one.
      if (navigator.onLine) location.reload()
    })
  }
  addEventListener('scriptsfailed', fail, { once: true })
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      const isMissing = target instanceof HTMLScriptElement && target.type === 'module'
      // Only until the shop is hydrated: a later SyntaxError comes from data, such as a response that is not JSON.
      if (isMissing || (window.earlyEvents && event.error instanceof SyntaxError)) fail()
    },
    true,
  )
  const template = document.getElementById('shop-scripts')
  if (!(template instanceof HTMLTemplateElement)) return
  const inputs = ['pointerdown', 'keydown', 'focusin'] as const
  const start = () => {
    for (const input of inputs) removeEventListener(input, start, true)
    if (!template.isConnected) return
    const content = document.importNode(template.content, true)
    // In their order, each in a task of its own: scripts that were not parsed are async by default.
    for (const script of content.querySelectorAll('script')) script.async = false
    template.replaceWith(content)
    // A page's first Intl objects take 12 ms, 50 at 4× CPU slowdown: made while the scripts are waited for, in two tasks,
    // instead of when the scripts run.
    if (typeof requestIdleCallback === 'undefined') return
    requestIdleCallback(() => {
      Intl.Collator('en-IN')
      requestIdleCallback(() => Intl.NumberFormat('en-IN'))
    })
  }
  for (const input of inputs) addEventListener(input, start, true)
  // A background page does not paint, and not every browser reports a paint. A loaded page may still be unpainted.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(start))
  addEventListener('load', () => (document.visibilityState === 'hidden' ? start() : afterFrame()), { once: true })
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  }
}

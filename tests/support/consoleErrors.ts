import type { Page } from 'playwright'

/**
 * The errors of a page from now on: warnings and errors on its console, uncaught errors, requests that failed. A violated
 * content security policy is on the console; failed hydration is an uncaught error.
 */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if ((type === 'warning' || type === 'error') && !isSlowPreload(message.text()))
      consoleErrors.push(`${type}: ${message.text()}`)
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The request of a picture is aborted when its page is left.
    if (reason !== 'net::ERR_ABORTED') consoleErrors.push(`failed: ${request.url()} ${reason}`)
  })
  return consoleErrors
}

/** Chromium notes a preloaded file that nothing used within some seconds, which on a busy machine nothing could. */
function isSlowPreload(text: string): boolean {
  return text.includes('was preloaded using link preload but not used within a few seconds')
}

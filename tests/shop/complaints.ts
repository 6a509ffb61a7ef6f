import type { Page } from 'playwright'

/**
 * What a page complains of from now on: warnings and errors on its console, errors nobody caught, files that did not
 * come. A violated content security policy speaks on the console; hydration that failed is an error nobody caught.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'warning' || type === 'error') complaints.push(`${type}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A picture is called off when the page before it is left.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  return complaints
}

import type { BrowserContext, Page } from '@playwright/test'

/** Refused and failed requests that are kept. */
const maxRequests = 8

/** Listens to a context. Returns what to print of a failed test: a line for each page, refused and failed request. */
export function stateAtFailure(context: BrowserContext): () => Promise<string[]> {
  const requests: string[] = []
  context.on('response', (response) => {
    if (response.status() < 400) return
    const action = response.request().headers()['x-amz-target'] ?? ''
    requests.push(`${response.status()} of ${response.url()} ${action}`)
  })
  context.on('requestfailed', (request) => {
    if (request.resourceType() !== 'image') requests.push(`${request.failure()?.errorText} of ${request.url()}`)
  })
  return async () => [...(await Promise.all(context.pages().map(lineOf))), ...requests.slice(-maxRequests)]
}

async function lineOf(page: Page): Promise<string> {
  const heading = page.locator('h1').first().innerText({ timeout: 1000 })
  return `${page.url()} shows '${await heading.catch(() => 'no heading')}'`
}

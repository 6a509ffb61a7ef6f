import type { Page } from '@playwright/test'

/** Requests that are not sent before they are released. */
interface HeldRequests {
  release: () => void
  /** How many have been held so far. */
  count: () => number
}

/** Holds a page's requests for an address back. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let count = 0
  await page.route(address, async (route) => {
    count += 1
    await released
    await route.fallback()
  })
  return { release, count: () => count }
}

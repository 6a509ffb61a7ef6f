import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './openBrowser.ts'
import { startShop, type RunningShop } from './startShop.ts'

/** A running shop and a browser for all tests of a file: opened before the first of them, closed after the last. */
export function openShop(env: Readonly<Record<string, string>> = {}): {
  readonly shop: RunningShop
  readonly browser: Browser
} {
  let shop: RunningShop | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    shop = await startShop(env)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })
  return {
    get shop() {
      if (!shop) throw new Error('The shop is only open within tests')
      return shop
    },
    get browser() {
      if (!browser) throw new Error('The browser is only open within tests')
      return browser
    },
  }
}

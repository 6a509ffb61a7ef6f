import type { Browser, BrowserContext } from 'playwright'
import { emulated, phone } from './devices.ts'
import { openHydrated } from './hydrated.ts'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What a device keeps after its shopper has put a product into the cart, made by doing it. */
export async function filledCart(browser: Browser, origin: string, product: string): Promise<StorageState> {
  const context = await browser.newContext(emulated(phone))
  const page = await context.newPage()
  await openHydrated(page, origin + product)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().tap()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await openHydrated(page, `${origin}/cart`)
  await page.getByRole('region', { name: 'Order Summary' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

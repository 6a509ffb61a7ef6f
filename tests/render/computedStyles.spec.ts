import { type Page, expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'

/*
 * A selector with `:has()` on the body that ends in a star or in a bare `:last-child` makes browsers compute the styles of a
 * whole page anew, with every change inside it. On a slow phone that takes longer than a frame.
 */
test('opening a product from the listing computes no styles of the listing anew', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, '/collections')
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  const computed = await computedStyles(page, async () => {
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor()
  })
  expect(computed.length).toBeGreaterThan(0)
  expect(Math.max(...computed)).toBeLessThan(elements / 2)
})

test('the first filter computes no styles of the list anew', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/collections?filters=open')
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'On Sale' })
  await expect(box).toBeEnabled()
  // New products are elements of their own.
  await page.route('**/dev/store', () => {})
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  const computed = await computedStyles(page, async () => {
    await box.click()
    await page.getByRole('list', { name: 'Active filters' }).waitFor()
  })
  expect(computed.length).toBeGreaterThan(0)
  expect(Math.max(...computed)).toBeLessThan(elements / 2)
})

test('opening and closing the menu computes no styles of the page below it anew', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, '/')
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  }
  // The first time its stylesheet comes.
  await openAndClose()
  const computed = await computedStyles(page, openAndClose)
  expect(computed.length).toBeGreaterThan(0)
  expect(Math.max(...computed)).toBeLessThan(elements / 2)
})

/** An event of Chromium's trace. */
interface TraceEvent {
  name?: string
  args?: { elementCount?: number }
}

/** How many elements got new styles, each time the browser computed some while something was done. */
async function computedStyles(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    const events = value as TraceEvent[] // the protocol leaves its fields open
    for (const { name, args } of events) {
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0)
    }
  })
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return counts
}

import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { eventually } from '../shop/eventually.ts'
import { openHydrated, partHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe.each(Object.values(viewports))('at $width px', (viewport) => {
  test('a page opened from far down a list begins at its top, and Back finds the very place again', async () => {
    const page = await open.browser.newPage({ viewport })
    await openHydrated(page, `${open.shop.origin}/collections/cotton-linen`)
    const card = page.getByRole('article').nth(10).getByRole('link')
    await card.scrollIntoViewIfNeeded()
    const place = await scrolledTo(page)
    expect(place).toBeGreaterThan(400)
    const name = await card.innerText()

    await card.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await scrolledTo(page)).toBe(0)

    // Whatever stands in for cards while they are asked for would be seen by this.
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('main [role="status"]'))
          // The shelf under the piece waits for its cards as well, and stands a moment longer than its address.
          if (status.textContent === 'Loading...' && document.querySelector('h1')?.textContent === 'Cotton/Linen')
            seen.push(status.outerHTML)
      }).observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    await page.goBack()
    await page.getByRole('article').nth(10).waitFor()
    await eventually(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThanOrEqual(2)
    // Put there by this test.
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
    await page.close()
  })
})

test('the heading of a new page has the focus, and its title is read out', async () => {
  const page = await open.browser.newPage({ viewport: viewports.desktop })
  await openHydrated(page, open.shop.origin)
  const collections = page.getByRole('contentinfo').getByRole('link', { name: 'Collections', exact: true })
  await partHydrated(collections)
  await collections.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
  await eventually(() => focused(page)).toBe('All Collections')
  const title = await page.title()
  expect(title).toContain('Collections')
  await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' })

  const card = page.getByRole('article').first().getByRole('link')
  const name = await card.innerText()
  await card.press('Enter')
  await eventually(() => focused(page)).toBe(name)
  await page.getByRole('status').filter({ hasText: name }).waitFor({ state: 'attached' })
  await page.close()
})

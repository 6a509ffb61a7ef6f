import { createBackOfficeClient } from '#api/backOffice.ts'
import { productPath } from '#features/shared/paths.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { drawnBy, elements, handedOver, words } from '../shop/html.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { openBrowser } from '../shop/openBrowser.ts'
import { startShop, type RunningShop } from '../shop/startShop.ts'

/** Texts an owner may write, or a stranger smuggle into a record, by the key of the product that bears them. */
const texts = {
  'closes-the-data': '</script><script>window.planted = true</script>',
  'opens-a-comment': '<!--<script> "Kasavu" & \'Zari\'',
  'speaks-to-replace': "Border $& $1 $$ $' $` 10%",
  'holds-a-place': '<!--state--> <!--app-->',
  'breaks-a-line': 'Kasavu\u2028and\u2029zari',
  'odd/key ?#&%+é': 'A key of many signs',
} as const

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await startShop()
  browser = await openBrowser()
  const owner = createBackOfficeClient({ base: `${shop.origin}/dev`, writeKey: shop.writeKey })
  await owner.createProduct(
    Object.entries(texts).map(([entityId, name]) => ({
      entityId,
      name,
      price: 4200,
      category: 'workwear',
      description: name,
      tags: [name],
      images: [],
    })),
  )
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

describe.each(Object.entries(texts))('%s', (key, name) => {
  test('is text in the HTML, and the data is whole', async () => {
    const answer = await fetch(shop.origin + productPath(key), { redirect: 'manual' })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(elements(drawnBy(html), 'h1').map(words)).toEqual([name])
    expect(elements(html, 'title').map(words)).toEqual([expect.stringContaining(name)])
    expect(JSON.stringify(handedOver(html, 'shop-state'))).toContain(JSON.stringify(name))
    expect(html.match(/<div id="root">/g)).toHaveLength(1)
    expect(html).not.toContain('<script>window.planted')
  })

  test('is text in the browser', async () => {
    const page = await browser.newPage()
    const complaints = complaintsOf(page)
    await openHydrated(page, shop.origin + productPath(key))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
    expect(complaints).toEqual([])
    await page.close()
  })
})

test('a search is text as well', async () => {
  const term = texts['closes-the-data']
  const page = await browser.newPage()
  const complaints = complaintsOf(page)
  await openHydrated(page, `${shop.origin}/collections?search=${encodeURIComponent(term)}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Search results for "${term}"`)
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(complaints).toEqual([])
  await page.close()
})

test('its shelf shows them all, and each leads to its page', async () => {
  const html = await (await fetch(`${shop.origin}/collections/workwear`)).text()
  for (const [key, name] of Object.entries(texts)) {
    expect(words(drawnBy(html))).toContain(name)
    expect(html).toContain(`href="${productPath(key).replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`)
  }
})

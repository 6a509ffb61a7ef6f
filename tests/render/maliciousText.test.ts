import { createBackOfficeClient } from '#api/backOffice.ts'
import { productPath } from '#site/paths.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleErrorsOf } from '../support/consoleErrors.ts'
import { renderedBy, elements, embeddedJson, words } from '../support/html.ts'
import { openHydrated } from '../support/hydrated.ts'
import { openBrowser } from '../support/openBrowser.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

/** Names an owner may write, or an attacker inject into a record, by the key of their product. */
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
  test('is escaped in the HTML, and the embedded data is complete', async () => {
    const answer = await fetch(shop.origin + productPath(key), { redirect: 'manual' })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(elements(renderedBy(html), 'h1').map(words)).toEqual([name])
    expect(elements(html, 'title').map(words)).toEqual([expect.stringContaining(name)])
    expect(JSON.stringify(embeddedJson(html, 'shop-state'))).toContain(JSON.stringify(name))
    expect(html.match(/<div id="root">/g)).toHaveLength(1)
    expect(html).not.toContain('<script>window.planted')
  })

  test('is shown as text in the browser', async () => {
    const page = await browser.newPage()
    const consoleErrors = consoleErrorsOf(page)
    await openHydrated(page, shop.origin + productPath(key))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
    expect(consoleErrors).toEqual([])
    await page.close()
  })
})

test('a search term is shown as text as well', async () => {
  const term = texts['closes-the-data']
  const page = await browser.newPage()
  const consoleErrors = consoleErrorsOf(page)
  await openHydrated(page, `${shop.origin}/collections?search=${encodeURIComponent(term)}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Search results for "${term}"`)
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(consoleErrors).toEqual([])
  await page.close()
})

test('the listing shows them all, and each card links to its page', async () => {
  const html = await (await fetch(`${shop.origin}/collections/workwear`)).text()
  for (const [key, name] of Object.entries(texts)) {
    expect(words(renderedBy(html))).toContain(name)
    expect(html).toContain(`href="${productPath(key).replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`)
  }
})

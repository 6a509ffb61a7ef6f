import { type Page, expect } from '@playwright/test'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated, partHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, origin, test } from '../support/journey.ts'

let page: Page
test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page: itsPage }) => {
  page = itsPage
})

/** '24 of 119 products', without the order that only screen readers are told. */
const count = async (of: Page = page) => {
  const text = await of.getByRole('main').getByRole('status').first().textContent()
  return /\d+ of \d+ products/.exec(text ?? '')?.[0] ?? ''
}
const names = (of: Page = page) => of.getByRole('article').getByRole('link').allInnerTexts()
const chips = () => page.getByRole('list', { name: 'Active filters' }).getByRole('button')
const toolbar = () => page.getByRole('group', { name: 'Category, order and filters' })
const panel = () => page.getByRole('complementary', { name: 'Filters' })
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Opens a listing and waits until its toolbar is hydrated too. */
async function openListing(query: string) {
  await openHydrated(page, `${origin()}/collections${query}`)
  await partHydrated(toolbar())
}

test('the keyboard alone opens the filters, chooses, undoes a choice and clears all', async () => {
  await openListing('/cotton-linen')
  await toolbar().getByRole('button', { name: 'Filters' }).press('Enter')
  await expect(panel().getByRole('group', { name: 'Fabric' })).toBeVisible()
  const key = async (role: 'checkbox' | 'radio', name: string) => {
    await panel().getByRole(role, { name }).first().focus()
    await page.keyboard.press('Space')
  }
  await key('radio', 'Under ₹5,000')
  await panel()
    .getByRole('group', { name: 'Fabric' })
    .getByRole('button', { name: /^Show all/ })
    .press('Enter')
  await key('checkbox', 'Linen ')
  await key('checkbox', 'In Stock')
  await eventually(() => chips().allInnerTexts()).toEqual(['Under ₹5,000', 'Linen', 'In Stock'])
  await expect(toolbar().getByRole('button', { name: 'Filters (3)' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?price_max=5000&fabric=Linen&availability=in-stock&filters=open')
  await eventually(async () => (await names()).length).toBeGreaterThan(0)
  const some = await count()

  await page.getByRole('button', { name: 'Remove Linen' }).press('Enter')
  await eventually(() => chips().allInnerTexts()).toEqual(['Under ₹5,000', 'In Stock'])
  await eventually(() => focused()).toBe('In Stock')
  await eventually(() => count()).not.toBe(some)
  await page.getByRole('button', { name: 'Clear All' }).press('Enter')
  await eventually(() => count()).toBe('24 of 24 products')
  await expect(chips()).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/collections/cotton-linen')

  // Far down the panel its own end, the count and the chips are in the window together.
  await key('checkbox', 'On Sale')
  await page.mouse.wheel(0, 900)
  await expect(chips().first()).toBeInViewport()
  await expect(toolbar().getByRole('status')).toBeInViewport()
  await panel().getByRole('checkbox', { name: 'On Sale' }).focus()
  await expect(panel().getByRole('checkbox', { name: 'On Sale' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(panel()).toHaveCount(0)
  await expect(toolbar().getByRole('button', { name: 'Filters (1)', expanded: false })).toBeFocused()
})

test('the first filter stays under the pointer, and Escape leads to the button of the filters, in the window', async () => {
  await openListing('?filters=open')
  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 1500)
  await eventually(() => page.evaluate(() => scrollY)).toBe(1500)
  const green = panel().getByRole('checkbox', { name: /^Green/ })
  await green.hover()
  const press = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  await press()
  await expect(chips()).toHaveText(['Green'])
  await press()
  await expect(chips()).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('?filters=open')

  await page.keyboard.press('Escape')
  await expect(panel()).toHaveCount(0)
  const filters = toolbar().getByRole('button', { name: 'Filters' })
  await expect(filters).toBeFocused()
  await expect(filters).toBeInViewport({ ratio: 1 })
  const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
  expect((await filters.boundingBox())?.y).toBeGreaterThanOrEqual(header.y + header.height)
})

test('arrow keys lead from category to category in one history entry, and the select keeps the focus', async () => {
  await openHydrated(page, '/collections?sort=rating')
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.focus()
  for (const name of (await category.locator('option').allInnerTexts()).slice(1, 4)) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(category).toBeFocused()
  }
  // Chosen in the select's list, by pointer, after that: an entry of its own.
  await category.dispatchEvent('pointerdown')
  await category.selectOption('workwear')
  await expect(page).toHaveURL(/\/collections\/workwear\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/collections\/(?!workwear)/)
  await page.goBack()
  await expect(page).toHaveURL(/\/collections\?sort=rating$/)
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
})

test('the count beside each value is the number of results after choosing it', async () => {
  await openListing('/pure-silks?filters=open&rating=4')
  await partHydrated(panel().getByRole('group', { name: 'Fabric' }))
  await panel()
    .getByRole('group', { name: 'Fabric' })
    .getByRole('button', { name: /^Show all/ })
    .click()
  const silk = panel().getByRole('checkbox', { name: /^Mulberry silk/ })
  const words = await silk.evaluate((box) => box.closest('label')?.textContent)
  const left = Number(/\d+$/.exec(words ?? '')?.[0])
  expect(left).toBeGreaterThan(1)
  await silk.click()
  await eventually(() => count()).toBe(`${left} of ${left} products`)
})

test('a link sent to someone else shows the same list, and so does a reload', async ({ browser }) => {
  const address = `${origin()}/collections?color=Gold&occasion=Wedding&sort=price-high&view=list`
  await openHydrated(page, address)
  const mine = await names()
  expect(mine.length).toBeGreaterThan(5)
  const another = await browser.newContext({ viewport: viewports.phone })
  const theirs = await another.newPage()
  await openHydrated(theirs, page.url())
  expect(await names(theirs)).toEqual(mine)
  expect(await count(theirs)).toBe(await count())
  await theirs.reload()
  expect(await names(theirs)).toEqual(mine)
  await another.close()
})

test('order, view and category change the list and its address, and Back goes through categories', async () => {
  await openListing('?color=Gold')
  await toolbar().getByLabel('Sort by').selectOption('price-low')
  await eventually(() => new URL(page.url()).search).toBe('?color=Gold&sort=price-low')
  await toolbar().getByRole('button', { name: 'List view' }).click()
  await eventually(() =>
    page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .innerText(),
  ).toBe('Quick view')
  await toolbar().getByLabel('Category').selectOption('semi-silks')
  await expect(page.getByRole('heading', { level: 1, name: 'Semi Silks' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/collections/semi-silks')
  expect(new URL(page.url()).search).toBe('?color=Gold&sort=price-low&view=list')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  await eventually(() => chips().allInnerTexts()).toEqual(['Gold'])
})

test('a filter that is tried and undone in the sheet leaves the loaded cards', async () => {
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, '/collections?show=48')
  await expect(page.getByText('48 of 119 products')).toBeAttached()
  await toolbar().getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const onSale = sheet.getByRole('checkbox', { name: 'On Sale' })
  await onSale.click()
  await expect(onSale).toBeChecked()
  await onSale.click()
  await expect(sheet.getByRole('button', { name: 'Show 119 products' })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\?show=48$/)
  await expect(page.getByText('48 of 119 products')).toBeAttached()
})

test('on a phone the filters are a sheet: the number is live, Back closes it, and the choice stays', async () => {
  await page.setViewportSize(viewports.phone)
  // A link from a wide screen, where the panel was open.
  await openListing('?filters=open')
  await expect(toolbar().getByRole('button', { name: 'Filters', expanded: false })).toBeVisible()
  await openListing('')
  const before = page.url()
  await toolbar().getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Show 119 products' })).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'On Sale' }).click()
  await eventually(() => sheet.getByRole('button', { name: /^Show \d+ products$/ }).innerText()).not.toContain('119')
  const promised = await sheet.getByRole('button', { name: /^Show \d+ products$/ }).innerText()
  await page.goBack()
  await expect(sheet).toBeHidden()
  const total = /\d+/.exec(promised)?.[0]
  await eventually(() => count()).toContain(`of ${total} products`)
  await expect(page).toHaveURL(`${before}?on_sale=true`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // Forward opens the sheet again, at its older URL, with what was applied since.
  await page.goForward()
  await expect(sheet.getByRole('checkbox', { name: 'On Sale' })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(`${before}?on_sale=true`)

  await toolbar().getByRole('button', { name: 'Filters (1)' }).click()
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await sheet.getByRole('button', { name: 'Show 119 products' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(before)
  await eventually(() => count()).toBe('24 of 119 products')
})

test('Back to far down a long list restores the scroll position and the filters', async () => {
  await openHydrated(page, '/collections?rating=4&filters=open&show=96')
  const card = page.getByRole('article').nth(70).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const top = async () => Math.round((await card.boundingBox())?.y ?? NaN)
  // Pictures of the rows above are still loading.
  await page.waitForLoadState('networkidle')
  const seen = await top()
  const name = await card.innerText()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').nth(70)).toBeVisible()
  await eventually(async () => Math.abs((await top()) - seen)).toBeLessThanOrEqual(4)
  await expect(panel()).toBeVisible()
})

test('a choice is shown in the frame after the press, however slow the store is', async () => {
  await page.route('**/dev/store', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await openListing('?filters=open')
  await partHydrated(panel().getByRole('checkbox', { name: 'On Sale' }))
  const frames = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const box = [...document.querySelectorAll<HTMLInputElement>('aside input[type="checkbox"]')].at(-1)
    const chip = () => document.querySelector('[aria-label="Active filters"]')?.textContent
    await nextFrame()
    box?.click()
    let passed = 0
    while (chip() !== 'On Sale' && passed < 60) {
      await nextFrame()
      passed += 1
    }
    return { passed, checked: box?.checked }
  })
  expect(frames.checked).toBe(true)
  expect(frames.passed).toBeLessThanOrEqual(1)
  // The previous cards stay until the new ones have loaded.
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('a filter that is pressed while the lists above it load stays under the pointer, and counts', async () => {
  await openListing('')
  const { release } = await holdRequests(page, '**/dev/store')
  await toolbar().getByRole('button', { name: 'Filters' }).click()
  const rating = panel().getByRole('radio', { name: '4 and up' })
  await rating.hover()
  await page.mouse.down()
  const before = await rating.boundingBox()
  release()
  await expect(panel().getByRole('group', { name: 'Fabric' })).toBeVisible()
  expect(await rating.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(chips()).toHaveText(['4 and up'])
})

test('hovering a card prefetches its page: code, data and first picture', async () => {
  await openHydrated(page, '/collections')
  const asked: string[] = []
  page.on('request', (request) => {
    const isDataRequest = request.postData()?.includes('"entityId":"cl-01"')
    asked.push(isDataRequest ? 'its data' : new URL(request.url()).pathname)
  })
  await page.getByRole('article').nth(1).getByRole('link').hover()
  await eventually(() => asked.some((line) => /ProductPage/.test(line))).toBe(true)
  await eventually(() => asked.includes('its data')).toBe(true)
  await eventually(() => asked.some((line) => /\/pictures\/\d+\/cl-01-full/.test(line))).toBe(true)
  asked.length = 0
  await page.getByRole('article').nth(1).getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true }).first()).toBeVisible()
  expect(asked.filter((line) => /ProductPage|its data/.test(line))).toEqual([])
})

test('a product saved by the heart of a card is stored on the device, and shown in every tab', async () => {
  await openHydrated(page, '/collections')
  const heart = (of: Page) => of.getByRole('button', { name: /^Save .* to wishlist$/ }).first()
  const second = await page.context().newPage()
  await openHydrated(second, '/collections')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await hydrated(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Save/, pressed: true })).toHaveCount(1)
})

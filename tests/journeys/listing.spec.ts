import { type Locator, type Page, expect } from '@playwright/test'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, origin, test } from '../support/journey.ts'

test.use({ viewport: viewports.phone })
let page: Page
test.beforeEach(({ page: itsPage }) => {
  page = itsPage
})

const scrolled = () => page.evaluate(() => Math.round(scrollY))
const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)

/** px by which the estimated height of cards that are not laid out yet may be wrong. */
const estimateError = 120

test('Back from a product restores the scroll position of the list, Forward starts at the top', async () => {
  await openHydrated(page, '/collections')
  const card = page.getByRole('article').nth(15)
  const link = card.getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await scrolled()
  expect(place).toBeGreaterThan(1000)

  await link.click()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  await eventually(() => scrolled()).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  await eventually(scrolled).toBe(place)

  await page.goForward()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  await eventually(scrolled).toBe(0)
})

for (const [path, viewport, error] of [
  ['/collections?show=72', viewports.phone, estimateError],
  ['/collections?show=72', viewports.desktop, estimateError],
  ['/collections?show=72&view=list', viewports.desktop, estimateError],
  // All its cards are laid out.
  ['/collections/pure-silks', viewports.desktop, 1],
] as const)
  test(`Back to ${path} at ${viewport.width} px scrolls to the card it was left from, though all has to be loaded again`, async () => {
    await page.setViewportSize(viewport)
    const { top } = await leaveFarDown(path)
    await page.goBack()
    await expect(page.getByRole('article').nth(3)).toBeVisible()
    // Cards above that are not laid out have an estimated height.
    const distance = async () => Math.abs((await topOf(page.getByRole('article').last())) - top)
    await eventually(distance).toBeLessThan(error)
  })

test('another list starts with skeletons, not with the cards of the previous list', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/collections')
  const { release } = await holdRequests(page, '**/dev/store')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sale', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sale Items' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  release()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('a category is found whatever the capitals of its address', async () => {
  await openHydrated(page, '/collections/Pure-Silks')
  await expect(page.getByRole('heading', { level: 1, name: 'Pure Silks' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('scrolling while the content is loaded again is not overridden by scroll restoration', async () => {
  const { offset } = await leaveFarDown('/collections?show=72')
  const { release } = await holdRequests(page, '**/dev/store')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  await eventually(scrolled).toBeGreaterThan(0)
  await page.mouse.wheel(0, -2 * offset)
  await eventually(scrolled).toBe(0)
  await expect(page.getByRole('article')).toHaveCount(0)
  release()
  await expect(page.getByRole('article')).toHaveCount(72)
  expect(await scrolled()).toBe(0)
})

/**
 * Opens the last product of a long page and reloads it, so that nothing of that page is in memory. Answers the scroll
 * offset and the top of the product's card in the window, px.
 */
async function leaveFarDown(path: string): Promise<{ offset: number; top: number }> {
  await openHydrated(page, path)
  const card = page.getByRole('article').last()
  const link = card.getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  // Playwright's own click may scroll before it clicks.
  const { offset, top } = await link.evaluate((node: HTMLElement) => {
    const before = { offset: Math.round(scrollY), top: node.closest('article')?.getBoundingClientRect().top ?? NaN }
    node.click()
    return before
  })
  expect(offset).toBeGreaterThan(1000)
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  await page.reload()
  await hydrated(page)
  return { offset, top }
}

test('Show more adds a page of cards without moving, and a reload keeps them', async () => {
  await openHydrated(page, '/collections')
  await expect(page.getByText('24 of 119 products')).toBeVisible()
  const more = page.getByRole('link', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const place = await scrolled()
  await more.click()
  await expect(page.getByText('48 of 119 products')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(48)
  expect(await scrolled()).toBe(place)
  await expect(page).toHaveURL(`${origin()}/collections?show=48`)

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect(page.getByText('48 of 119 products')).toBeVisible()

  const names = await page.getByRole('article').getByRole('link').allInnerTexts()
  expect(new Set(names).size).toBe(48)
})

test('Show more pressed again before its answer asks for the same products', async () => {
  await openHydrated(page, '/collections')
  const { release } = await holdRequests(page, '**/dev/store')
  const more = page.getByRole('link', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const place = await scrolled()
  await more.click()
  await expect(page).toHaveURL(`${origin()}/collections?show=48`)
  await more.click()
  await more.click()
  release()
  await expect(page.getByText('48 of 119 products')).toBeVisible()
  expect(await scrolled()).toBe(place)
  await expect(page).toHaveURL(`${origin()}/collections?show=48`)
})

test('Show more pressed while another order loads shows more of it', async () => {
  await openHydrated(page, '/collections')
  const { release } = await holdRequests(page, '**/dev/store')
  await page.getByLabel('Sort by').selectOption('price-high')
  await expect(page).toHaveURL(`${origin()}/collections?sort=price-high`)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL(`${origin()}/collections?sort=price-high&show=48`)
  release()
  await expect(page.getByText('48 of 119 products')).toBeVisible()
})

test('Show more disappears when the last card is shown', async () => {
  await openHydrated(page, '/collections?show=96')
  const more = page.getByRole('link', { name: 'Show more' })
  // Cards that come near the window are laid out and move it a little, which must not happen between press and release.
  await more.scrollIntoViewIfNeeded()
  await more.click()
  await expect(page.getByText('119 of 119 products')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
})

for (const [address, viewport] of [
  ['/collections?show=96', viewports.phone],
  ['/collections?show=96', viewports.desktop],
  ['/collections?show=96&view=list', viewports.desktop],
] as const) {
  test(`after a jump to the end of ${address} at ${viewport.width} px Show more stays where it is`, async () => {
    await page.setViewportSize(viewport)
    await openHydrated(page, address)
    const tops = await page.getByRole('link', { name: 'Show more' }).evaluate(async (more) => {
      more.scrollIntoView({ block: 'center' })
      const found = []
      // The cards near the window are laid out in the next frames.
      for (let frame = 0; frame < 20; frame += 1) {
        found.push(more.getBoundingClientRect().top)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return found
    })
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(estimateError)
  })
}

test('a link to the open page leads to its top, without another history entry', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Arrivals' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'New Arrivals' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  const entries = await page.evaluate(() => history.length)

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'New Arrivals' })
  await link.press('Enter')
  await eventually(scrolled).toBe(0)
  await expect(title).toBeFocused()
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Arrivals' }).click()
  await eventually(scrolled).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(`${origin()}/`)
})

test('header, footer and breadcrumb links open every list at its top', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  const steps = [
    [page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Arrivals' }), 'New Arrivals'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers' }), 'Bestsellers'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Party Wear' }).last(), 'Party Wear'],
    [
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Collections' }),
      'All Collections',
    ],
  ] as const
  for (const [link, title] of steps) {
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await eventually(() => page.title()).toContain(title)
  }
  await eventually(scrolled).toBe(0)
  await expect(page).toHaveURL(`${origin()}/collections`)
})

test('a link to the same path scrolls to the top, and a choice keeps the scroll position', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/collections')
  for (const [name, title] of [
    ['Bestsellers', 'Bestsellers'],
    ['Sale', 'Sale Items'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    expect(await scrolled()).toBeGreaterThan(400)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await eventually(scrolled).toBe(0)
  }
  await page.evaluate(() => scrollTo(0, 60))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest')
  await expect(page).toHaveURL(/sort=newest/)
  expect(await scrolled()).toBe(60)

  await openHydrated(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('banner').getByRole('link', { name: 'Padma Weaves, home' }).click()
  await eventually(scrolled).toBe(0)
})

test('a search leads to its results, and one without results says so', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  await page.getByRole('banner').getByLabel('Search', { exact: true }).fill('kasavu & zari #1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "kasavu & zari #1"' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await page.getByRole('banner').getByLabel('Search', { exact: true }).fill('kasavu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "kasavu"' })).toBeVisible()
  await eventually(() => page.getByRole('article').count()).toBeGreaterThan(5)
  // A blank search goes nowhere.
  await page.getByRole('banner').getByLabel('Search', { exact: true }).fill('   ')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('?search=kasavu')
})

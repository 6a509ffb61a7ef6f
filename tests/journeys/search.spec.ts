import { type Page, expect } from '@playwright/test'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'
import { stopClock } from '../support/stopClock.ts'
import { eventually, origin, test } from '../support/journey.ts'

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } })
let page: Page
test.beforeEach(({ page: itsPage }) => {
  page = itsPage
})

const field = () => page.getByRole('banner').getByLabel('Search', { exact: true })
const options = () => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const status = () => page.getByRole('banner').getByRole('status')
const names = (lines: string[]) => lines.map((line) => line.split('\n')[0] ?? '')

for (const viewport of Object.values(viewports)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.beforeEach(() => page.setViewportSize(viewport))

    test('the keyboard alone leads from three letters to a product, and to all results', async () => {
      await page.clock.install()
      await openHydrated(page, '/contact')
      await field().focus()
      await page.keyboard.type('si')
      await page.clock.runFor(400)
      await expect(options()).toHaveCount(0)
      await page.keyboard.type('lk')
      await expect(options()).toHaveCount(6)
      await expect(status()).toHaveText('5 suggestions for silk.')
      const [first, second = ''] = names(await options().allInnerTexts())

      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: second, exact: true })).toBeVisible()
      await expect(field()).toHaveValue('')

      await field().fill('silk')
      await expect(options()).toHaveCount(6)
      const suggested = names(await options().allInnerTexts()).slice(0, 5)
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk"' })).toBeVisible()
      const found = page.getByRole('article').getByRole('link')
      await eventually(async () => (await found.allInnerTexts()).slice(0, 5)).toEqual(suggested)
      expect(suggested[0]).toBe(first)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })

    test('the pointer leads to a product', async () => {
      await openHydrated(page, '/contact')
      await field().click()
      await page.keyboard.type('kasavu', { delay: 20 })
      await eventually(() => options().count()).toBeGreaterThan(1)
      const [name = ''] = names(await options().first().allInnerTexts())
      await options().first().click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(field()).toHaveValue('')
      expect(new URL(page.url()).pathname).toMatch(/^\/product\//)
    })
  })
}

for (const [typed, expected] of [
  ['kanjeevaram', /Kanjivaram/],
  ['kanchipuram sari', /Kanjivaram/],
  ['benarasi', /Banarasi/],
  ['kanjivarm', /Kanjivaram/],
] as const) {
  test(`${typed} finds what the shopper means`, async () => {
    await openHydrated(page, '/contact')
    await field().fill(typed)
    await expect(options()).toHaveCount(6)
    for (const name of names(await options().allInnerTexts()).slice(0, 5)) expect(name).toMatch(expected)
  })
}

for (const viewport of [viewports.phone, viewports.desktop]) {
  test(`at ${viewport.width} px typing into the search field does not scroll the page`, async () => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/collections')
    await page.evaluate(() => scrollTo(0, 1400))
    await eventually(() => page.evaluate(() => scrollY)).toBe(1400)
    // By its place: while the header still moves, a click on the locator scrolls the page to try again.
    const { x, y } = await restingPlace()
    await page.mouse.click(x, y)
    await page.keyboard.type('kanjivaram')
    await expect(options()).not.toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(1400)
  })
}

/** The middle of the field, once the header has come to rest. */
async function restingPlace(): Promise<{ x: number; y: number }> {
  let last = { x: 0, y: 0 }
  const moved = async () => {
    const before = last
    const box = await field().boundingBox()
    if (box) last = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return last.y - before.y
  }
  await eventually(moved).toBe(0)
  return last
}

test('text typed before the list has loaded is kept, and so is the caret position', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/Suggestions*.js*', async (route) => {
    await released
    await route.continue()
  })
  await openHydrated(page, '/contact')
  await field().click()
  await page.keyboard.type('slk')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('i')
  release()
  await expect(options()).toHaveCount(6)
  await page.keyboard.type('X')
  await expect(field()).toHaveValue('siXlk')
  await expect(field()).toHaveAttribute('role', 'combobox')
})

test('one request is sent 150 ms after the last key, and the answer to an older one is dropped', async () => {
  const asked: string[] = []
  let answerOlder = () => {}
  const older = new Promise<void>((resolve) => {
    answerOlder = resolve
  })
  let answered = () => {}
  const olderAnswered = new Promise<void>((resolve) => {
    answered = resolve
  })
  await page.clock.install()
  await page.route('**/dev/store', async (route) => {
    const { filter } = route.request().postDataJSON() as { filter: { search?: string } } // the shop's own question
    asked.push(filter.search ?? '')
    // The older request is answered last.
    if (filter.search === 'cotton') await older
    await route.continue().catch(() => undefined)
    if (filter.search !== 'cotton') return
    // Null where the page has given the request up.
    const answer = await route.request().response()
    await answer?.finished()
    answered()
  })
  await openHydrated(page, '/contact')
  await field().click()
  await expect(field()).toHaveAttribute('role', 'combobox')
  await stopClock(page)
  for (const letter of 'cotton') {
    await page.keyboard.press(letter)
    await page.clock.runFor(149)
  }
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await eventually(() => asked).toEqual(['cotton'])
  await page.clock.resume()
  await field().fill('organza')
  await eventually(() => options().count()).toBeGreaterThan(1)
  const shown = await options().allInnerTexts()
  answerOlder()
  await olderAnswered
  await page.clock.runFor(1000)
  await painted(page)
  expect(await options().allInnerTexts()).toEqual(shown)
  await expect(status()).toContainText('for organza.')
  expect(asked).toEqual(['cotton', 'organza'])
})

test('the list closes 200 ms after blur, at once with Escape, and stays closed after a search', async () => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await field().fill('silk')
  await expect(options()).toHaveCount(6)
  await stopClock(page)
  await page.getByRole('banner').getByRole('link').first().focus()
  await page.clock.runFor(199)
  await expect(options()).toHaveCount(6)
  await page.clock.runFor(1)
  await expect(options()).toHaveCount(0)
  await page.clock.resume()
  await field().focus()
  await expect(options()).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(options()).toHaveCount(0)
  await expect(field()).toHaveValue('silk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk"' })).toBeVisible()
  await page.clock.runFor(400)
  await expect(options()).toHaveCount(0)
})

for (const viewport of [viewports.phone, viewports.desktop]) {
  test(`at ${viewport.width} px a page that comes late leaves the focus in a search that is being typed`, async () => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/')
    const { release, count } = await holdRequests(page, /ListingPage.*\.js$/)
    await page.getByRole('link', { name: 'Explore All Collections' }).first().click()
    await eventually(count).toBeGreaterThan(0)
    await field().fill('cot')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
    await painted(page)
    await page.keyboard.type('ton')
    await expect(field()).toHaveValue('cotton')
  })
}

const overlays = [
  { name: 'the cart sheet', code: /MiniCart.*\.js$/, press: () => page.getByRole('link', { name: /^Cart/ }).click() },
  { name: 'the picture viewer', code: /GalleryViewer.*\.js$/, press: () => page.mouse.click(300, 500) },
  { name: 'the menu', code: /MenuPanel.*\.js$/, press: () => page.getByRole('banner').getByText('Menu').click() },
]
for (const { name, code, press } of overlays) {
  test(`${name} does not open over a search that is typed since it was pressed, but with the next press`, async () => {
    await openHydrated(page, '/product/cl-02')
    const { release, count } = await holdRequests(page, code)
    await press()
    await eventually(count).toBeGreaterThan(0)
    await field().click()
    await page.keyboard.type('kan')
    const arrived = page.waitForResponse(code)
    release()
    const url = (await arrived).url()
    // It has run as well.
    await page.evaluate((module) => import(module), url)
    await painted(page)
    await page.keyboard.type('jivaram')
    await expect(field()).toHaveValue('kanjivaram')
    await page.keyboard.press('Escape')
    await press()
    await expect(
      page.getByRole('dialog').or(page.getByRole('banner').getByRole('navigation', { name: 'Shop' })),
    ).toBeVisible()
  })
}

test('the last five searches are stored on the device until they are cleared', async () => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  for (const words of ['one', 'two', 'three', 'four', 'five', 'Temple  border', 'six', 'temple border']) {
    await field().fill(words)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === words)
    // The first search opens a page, which moves the focus out of the field once.
    if (words === 'one') await expect(field()).not.toBeFocused()
  }
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.searches'))).toContain('["temple border","six"')
  await page.goto('/contact')
  await hydrated(page)
  await field().click()
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
  await eventually(() => recent.allInnerTexts()).toEqual(['temple border', 'six', 'five', 'four', 'three'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "temple border"' })).toBeVisible()
  await field().fill('')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
  await expect(field()).toBeFocused()
  await page.reload()
  await hydrated(page)
  await field().fill('')
  await page.clock.runFor(500)
  await expect(recent).toHaveCount(0)
})

for (const signs of ['(', '*.+?', '<img src=x onerror=alert(1)>', '%', '&#', '\\', 'சேலை', '"\'`', '🥻🥻🥻']) {
  test(`special characters are harmless: ${signs}`, async () => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('response', (response) => response.status() >= 500 && faults.push(response.url()))
    page.on('dialog', (dialog) => faults.push(dialog.message()))
    await openHydrated(page, '/contact')
    const suggested = page.waitForResponse('**/dev/store')
    await field().fill(signs.padEnd(4, signs))
    await suggested
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Search results for/ })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('search')).toBe(signs.padEnd(4, signs))
    expect(faults).toEqual([])
  })
}

test('an arrow key opens the suggestions again after a search', async () => {
  await openHydrated(page, '/collections?search=silk')
  await field().fill('kasavu')
  await eventually(() => options().count()).toBeGreaterThan(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "kasavu"' })).toBeVisible()
  await expect(options()).toHaveCount(0)
  await expect(field()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await eventually(() => options().count()).toBeGreaterThan(1)
})

test('in a low window the highlighted suggestion is scrolled into view', async () => {
  await page.setViewportSize({ width: 640, height: 320 })
  await openHydrated(page, '/contact')
  await field().focus()
  await page.keyboard.type('silk')
  await expect(options()).toHaveCount(6)
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown')
  await expect(options().nth(5)).toHaveAttribute('aria-selected', 'true')
  await expect(options().nth(5)).toBeInViewport({ ratio: 0.9 })
})

test('a blank search does nothing', async () => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await field().click()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await page.clock.runFor(200)
  await expect(page).toHaveURL(`${origin()}/contact`)
})

for (const how of ['the middle button', 'Ctrl'])
  test(`a click with ${how} opens a suggestion in a new tab and keeps the list`, async () => {
    await openHydrated(page, '/contact')
    await field().fill('silk')
    await expect(options()).toHaveCount(6)
    const name = names(await options().allInnerTexts())[1] ?? ''
    const opened = page.context().waitForEvent('page')
    await options()
      .nth(1)
      .click(how === 'Ctrl' ? { modifiers: ['Control'] } : { button: 'middle' })
    await expect((await opened).getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${origin()}/contact`)
    await expect(options()).toHaveCount(6)
    await expect(field()).toBeFocused()
  })

test('a search without results offers the bestsellers and every category', async () => {
  await openHydrated(page, '/contact')
  await field().fill('zzzz')
  await expect(options()).toHaveCount(8)
  await expect(status()).toHaveText('No products found for zzzz. 8 other suggestions.')
  await options().first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeVisible()
})

test('a store that fails is reported, and the results page can still be opened', async ({ consoleErrors }) => {
  await page.route('**/dev/store', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }))
  await openHydrated(page, '/contact')
  await field().fill('silk')
  await expect(page.getByText('Suggestions could not be loaded. You can search all the same.')).toBeVisible()
  await eventually(() => options().allInnerTexts()).toEqual(['View all results'])
  // What was made to fail is complained of.
  consoleErrors.length = 0
})

test('suggestions that could not be loaded are requested again when the field is focused again', async ({
  consoleErrors,
}) => {
  await page.route('**/dev/store', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }))
  await openHydrated(page, '/contact')
  await field().fill('silk')
  await expect(page.getByText('Suggestions could not be loaded. You can search all the same.')).toBeVisible()
  await page.unroute('**/dev/store')
  await field().blur()
  await field().focus()
  await expect(options()).toHaveCount(6)
  // What was made to fail is complained of.
  consoleErrors.length = 0
})

test('the field shows the current search, in a category too, and after a reload', async () => {
  await openHydrated(page, '/collections?search=silk')
  await expect(field()).toHaveValue('silk')
  await openHydrated(page, '/collections/semi-silks?search=silk')
  await expect(field()).toHaveValue('silk')
  await page.reload()
  await hydrated(page)
  await expect(field()).toHaveValue('silk')
  await openHydrated(page, '/collections/semi-silks')
  await expect(field()).toHaveValue('')
})

test('when the list cannot be loaded, the form still searches', async ({ consoleErrors }) => {
  await page.route('**/Suggestions*.js*', (route) => route.abort())
  await openHydrated(page, '/contact')
  await field().fill('silk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk"' })).toBeVisible()
  await expect(options()).toHaveCount(0)
  // What was made to fail is complained of.
  consoleErrors.length = 0
})

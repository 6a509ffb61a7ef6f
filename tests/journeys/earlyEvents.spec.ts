import { type Page, expect } from '@playwright/test'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { storeEntry } from '../support/storeEntry.ts'
import { eventually, test } from '../support/journey.ts'

test.use({ viewport: viewports.phone, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

/**
 * Each control of the server's HTML that is pressed before any script has loaded, and what must be visible exactly once
 * afterwards.
 */
const presses: readonly {
  name: string
  path: string
  press: (page: Page) => Promise<void>
  shows: (page: Page) => Promise<void>
}[] = [
  {
    name: 'Add to Cart on a product',
    path: '/product/ps-01',
    press: (page) => main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click(),
    shows: (page) => expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(),
  },
  {
    name: 'Add to Cart, pressed three times in impatience',
    path: '/product/ps-01',
    press: (page) => main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click({ clickCount: 3 }),
    shows: (page) => expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(),
  },
  {
    name: 'Add to Cart on a card',
    path: '/collections/pure-silks',
    press: (page) => main(page).getByRole('article').first().getByRole('button', { name: /cart/i }).click(),
    shows: (page) => expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(),
  },
  {
    name: 'Add to Cart on a product below the empty cart',
    path: '/cart',
    press: (page) => main(page).getByRole('article').first().getByRole('button', { name: /cart/i }).click(),
    shows: (page) => expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(),
  },
  {
    name: 'the heart of a product',
    path: '/product/ps-01',
    press: (page) =>
      main(page)
        .getByRole('button', { name: /wishlist/i })
        .first()
        .click(),
    shows: (page) =>
      expect(
        main(page)
          .getByRole('button', { name: /wishlist/i })
          .first(),
      ).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a tab of a product',
    path: '/product/ps-01',
    press: (page) => main(page).getByRole('tab', { name: 'Shipping' }).click(),
    shows: (page) => expect(main(page).getByRole('tabpanel', { name: 'Shipping' })).toBeVisible(),
  },
  {
    name: 'the menu',
    path: '/',
    press: (page) => page.getByRole('banner').getByText('Menu', { exact: true }).click(),
    shows: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    name: 'the filters of a listing',
    path: '/collections',
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Filters/ })
        .click(),
    shows: (page) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  },
  {
    name: 'one more of a product, and it into the cart',
    path: '/product/ps-01',
    async press(page) {
      await main(page)
        .getByRole('button', { name: /increase|more/i })
        .first()
        .click()
      await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
    },
    shows: (page) => expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible(),
  },
  {
    name: 'a typed quantity of a product, and it into the cart',
    path: '/product/ps-01',
    async press(page) {
      await main(page)
        .getByRole('textbox', { name: /^Quantity/ })
        .first()
        .fill('3')
      await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click()
    },
    shows: (page) => expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible(),
  },
]

for (const { name, path, press, shows } of presses) {
  test(`a press before the scripts have loaded is replayed after hydration: ${name}`, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await press(page)
    await scripts.release()
    await shows(page)
  })
}

test('a query typed before the scripts have loaded is kept, and can be searched for', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.setViewportSize(viewports.desktop)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'))
  await field.fill('kanjivaram')
  await scripts.release()
  await expect(page.getByRole('listbox')).toContainText(/kanjivaram/i)
  await expect(field).toHaveValue('kanjivaram')
})

test('a quantity that is being typed while the scripts load is not selected, so the next digit does not replace it', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/product/ps-01', { waitUntil: 'commit' })
  const field = main(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
  await field.fill('2')
  await scripts.release()
  await hydrated(page)
  await page.keyboard.type('5')
  await expect(field).toHaveValue('25')
})

for (const [path, name] of [
  ['/signin', 'Remember me'],
  ['/signup', 'Write to me about new weaves'],
] as const) {
  test(`'${name}' is ticked before the scripts have loaded, as it is after`, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.getByRole('checkbox', { name })
    await expect(box).toBeChecked()
    await box.click()
    await scripts.release()
    await hydrated(page)
    await expect(box).not.toBeChecked()
  })
}

const overlays: readonly { name: string; path: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: 'the menu',
    path: '/',
    press: (page) => page.getByRole('banner').getByText('Menu', { exact: true }).click(),
  },
  {
    name: 'the picture viewer',
    path: '/product/ps-01',
    press: (page) => main(page).getByLabel('View full screen').click(),
  },
  {
    name: 'the filters',
    path: '/collections',
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Filters/ })
        .click(),
  },
]
for (const { name, path, press } of overlays) {
  test(`${name}, pressed before the scripts have loaded, does not open over a search that is typed since`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await press(page)
    const field = page.getByRole('banner').getByLabel('Search', { exact: true })
    await field.fill('kan')
    await scripts.release()
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.type('jivaram')
    await expect(field).toHaveValue('kanjivaram')
  })
}

test('a link pressed before the scripts have loaded is followed at once', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/collections/pure-silks', { waitUntil: 'commit' })
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/product\//)
})

/** Holds every script of the shop back until it is released. */
async function holdScripts(page: Page) {
  const { release, count } = await holdRequests(page, '**/assets/*.js')
  return {
    async release() {
      await eventually(count).toBeGreaterThan(0)
      release()
    },
  }
}

for (const path of ['/collections?search=bicycle', '/orders', '/wishlist', '/checkout']) {
  test(`at 1280 px a link of the footer that is pressed while the scripts of ${path} come leads to its page`, async ({
    context,
    page,
  }) => {
    if (path === '/checkout') {
      const product = { key: 'ps-01', entityId: 'ps-01', name: 'Silk', price: 12_499 }
      const items = [{ product, quantity: 1, addedAt: '2024-12-01T05:30:00.000Z' }]
      await storeEntry(context, 'shop.cart', { cart: { items } })
    }
    await page.setViewportSize(viewports.desktop)
    const { release } = await holdRequests(page, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).last()
    await link.waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await link.hover()
    await page.mouse.down()
    release()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  })
}

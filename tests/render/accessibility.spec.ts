import { AxeBuilder } from '@axe-core/playwright'
import { type Locator, type Page, expect } from '@playwright/test'
import { openHydrated, partHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { overflowOf } from '../support/overflow.ts'
import { setTextSize } from '../support/textSize.ts'
import { test } from '../support/journey.ts'

// The browser itself logs the 404 of an unknown address.
test.use({ contextOptions: { reducedMotion: 'reduce' }, quiet: false })

/** Each kind of page once. */
const pages = {
  home: '/',
  'a listing': '/collections/party-wear',
  'a search without results': '/collections?search=zzzz',
  'a product': '/product/ps-01',
  'a sold-out product': '/product/fw-15',
  'an empty cart': '/cart',
  'a full cart': '/cart',
  'the checkout of a full cart': '/checkout',
  'the about page': '/about-us',
  'the contact page': '/contact',
  'a policy': '/return-policy',
  'an unknown address': '/nowhere',
}

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [name, path] of Object.entries(pages)) {
      test(`${name} at ${viewport.width} px has no axe violation, in either theme`, async ({ page }) => {
        if (name.includes('full cart')) await putIntoCart(page)
        await openHydrated(page, path)
        await page.getByLabel('Theme').selectOption('Daylight')
        expect(await violationsOf(page)).toEqual([])
        expect(await page.evaluate(brokenReferences)).toEqual([])
        await page.getByLabel('Theme').selectOption('Lamplight')
        // The other theme changes colours and nothing else.
        expect(await violationsOf(page, ['color-contrast'])).toEqual([])
      })
    }
  })
}

/** What opens over a page: how, and what is then to be seen. */
const opened: readonly (readonly [
  name: string,
  viewport: { width: number; height: number },
  open: (page: Page) => Promise<void>,
])[] = [
  [
    'the menu panel',
    viewports.desktop,
    async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
      await expect(page.getByRole('navigation', { name: 'Shop' })).toBeVisible()
    },
  ],
  [
    'the menu sheet',
    viewports.phone,
    async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  ],
  ...[viewports.phone, viewports.desktop].flatMap((viewport) => [
    [
      `suggestions at ${viewport.width} px`,
      viewport,
      (page: Page) => searchFor(page, 'silk', 'View all results'),
    ] as const,
    [
      `a search without results at ${viewport.width} px`,
      viewport,
      (page: Page) => searchFor(page, 'bicycle', 'Bestsellers'),
    ] as const,
  ]),
]

for (const [name, viewport, openIt] of opened) {
  test(`${name} has no axe violation, in either theme`, async ({ browser }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      await openHydrated(page, '/contact')
      await openIt(page)
      expect(await violationsOf(page)).toEqual([])
      await page.close()
    }
  })
}

async function searchFor(page: Page, words: string, seen: string) {
  await page.getByRole('banner').getByLabel('Search', { exact: true }).focus()
  await page.keyboard.type(words)
  await expect(page.getByRole('banner').getByText(seen).first()).toBeVisible()
}

test('with text of twice the size every page fits a phone, and search and cart stay in the window', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await putIntoCart(page)
  await setTextSize(page, 200)
  const faults: string[] = []
  const paths = [...new Set(Object.values(pages)), '/collections?filters=open&color=Red&view=list', '/wishlist']
  for (const path of [...paths, '/signin', '/signup', '/forgot-password']) {
    await openHydrated(page, path)
    if (path === '/cart' || path === '/checkout') await page.getByRole('region', { name: 'Order Summary' }).waitFor()
    const header = page.getByRole('banner')
    const cart = header.getByRole('link', { name: /^Cart/ })
    // Around the checkout the header has no search.
    for (const control of path === '/checkout' ? [cart] : [header.getByLabel('Search'), cart]) {
      const box = await control.boundingBox()
      if (!box || box.x < 0 || box.x + box.width > viewports.phone.width) faults.push(`${path}: the header`)
    }
    faults.push(...(await overflowOf(page)).slice(0, 3).map((what) => `${path}: ${what}`))
  }
  expect(faults).toEqual([])
})

for (const [width, percent] of [
  [1280, 150],
  [1280, 200],
  [1024, 150],
  [1024, 200],
  [360, 200],
] as const) {
  test(`at ${width} px with text of ${percent} % header, hero and product picture are whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, percent)
    await openHydrated(page, '/')
    const controls = page.getByRole('banner').getByRole('link', { name: /^(?:Cart|Wishlist)/ })
    expect(await controls.evaluateAll((links) => links.map(({ clientWidth }) => clientWidth))).toEqual([44, 44])
    const slide = page.getByRole('group', { name: /^1 of/ })
    expect(await slide.evaluate(cutTexts)).toEqual([])

    await page.goto('/product/ps-01')
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
    expect(picture?.width).toBeGreaterThan(width / 3)
  })
}

/** In the page: texts of a slide that leave the window, or lie on its picture. */
function cutTexts(slide: Element): string[] {
  const pictures = [...slide.querySelectorAll('[data-picture]')].map((picture) => picture.getBoundingClientRect().left)
  const end = Math.min(innerWidth, ...pictures.filter((left) => left > 0))
  return [...slide.querySelectorAll('h1, h2, p, a')]
    .filter((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().right > end || text.getBoundingClientRect().right > end
    })
    .map(({ textContent }) => textContent)
}

test('at 400 % of zoom the filters and the cart sheet scroll, and their buttons are in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openHydrated(page, '/collections')
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await partHydrated(filters)
  await filters.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: /^Show \d+ products$/ })).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  // At least half of the window's height is for the options.
  const seen = await sheet.evaluate((node) => {
    const [head, foot] = [...node.querySelectorAll('button')].filter(({ ariaLabel, textContent }) =>
      /^(?:Close|Show \d)/.test(ariaLabel ?? textContent),
    )
    return (foot?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0)
  })
  expect(seen).toBeGreaterThan(128)
  await sheet.getByRole('checkbox', { name: 'On Sale' }).click()
  await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click()
  await expect(sheet).toBeHidden()

  await page.goto('/product/ps-01')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await partHydrated(add)
  await add.click()
  await page.getByRole('button', { name: 'View cart' }).click()
  await sheet.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('in forced colours the current page, view, picture and step are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(viewports.desktop)
  await putIntoCart(page)
  const picture = page.getByRole('button', { name: /^Picture \d/ })
  expect(await look(picture.nth(0))).not.toEqual(await look(picture.nth(1)))
  await openHydrated(page, '/checkout')
  const step = page.getByRole('list', { name: 'Checkout steps' }).locator('li > :first-child')
  expect(await look(step.nth(0))).not.toEqual(await look(step.nth(1)))
  await openHydrated(page, '/collections')
  const view = page.getByRole('group', { name: 'View' }).getByRole('button')
  expect(await look(view.nth(0))).not.toEqual(await look(view.nth(1)))
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link')
  const current = await look(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]'))
  const looks = await Promise.all((await link.all()).map(look))
  expect(looks.filter((each) => JSON.stringify(each) === JSON.stringify(current))).toHaveLength(1)
})

test('in forced colours a text button has a frame and no underline in it', async ({ page }) => {
  await openHydrated(page, '/collections?color=Red')
  const lines = () =>
    page.getByRole('button', { name: 'Clear All' }).evaluate((button) => {
      const { borderBottomColor, backgroundColor } = getComputedStyle(button)
      return [borderBottomColor === backgroundColor, getComputedStyle(button, '::after').display]
    })
  expect(await lines()).toEqual([true, 'block'])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lines()).toEqual([false, 'none'])
})

test('on a phone links of the footer, theme, chips and stepper are 44 px high', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await putIntoCart(page)
  const small: string[] = []
  let measured = 0
  const measure = async (targets: Locator) => {
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      measured += 1
      if (!box || box.height < 44) small.push(await target.innerText())
    }
  }
  const footer = page.getByRole('contentinfo')
  const folded = footer.getByRole('button', { expanded: false })
  await measure(folded)
  while ((await folded.count()) > 0) await folded.first().click()
  await measure(footer.getByRole('listitem').getByRole('link'))
  await measure(footer.getByLabel('Theme'))
  await openHydrated(page, '/cart')
  await measure(page.getByRole('button', { name: /crease quantity of/ }))
  await openHydrated(page, '/collections?color=Red&on_sale=true')
  await measure(page.getByRole('list', { name: 'Active filters' }).getByRole('button'))
  expect(small).toEqual([])
  expect(measured).toBeGreaterThan(20)
})

test('no two buttons of a listing, a product or a cart of two products have the same name', async ({ page }) => {
  await putIntoCart(page, 'ps-02')
  const repeated: string[] = []
  for (const path of ['/collections/party-wear', '/product/ps-01', '/cart']) {
    await openHydrated(page, path)
    if (path === '/cart') await page.getByRole('region', { name: 'Order Summary' }).waitFor()
    const names: string[] = (await page.getByRole('main').ariaSnapshot()).match(/(?<=button )".*?"/g) ?? []
    expect(names.length).toBeGreaterThan(8)
    repeated.push(...names.filter((name, place) => names.indexOf(name) < place).map((name) => `${path}: ${name}`))
  }
  expect(repeated).toEqual([])
})

test('every kind of page is opened', () => {
  expect(Object.keys(pages)).toHaveLength(12)
})

test('axe finds planted violations', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Faint' })
    faint.style.color = '#eee'
    document.querySelector('main')?.append(document.createElement('img'), faint)
  })
  const rules = (await violationsOf(page)).map((objection) => objection.split(':')[0])
  expect(new Set(rules)).toEqual(new Set(['color-contrast', 'image-alt']))
})

async function putIntoCart(page: Page, ...keys: string[]) {
  for (const [place, key] of ['ps-01', ...keys].entries()) {
    await openHydrated(page, `/product/${key}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByRole('link', { name: `Cart, ${place + 1} item` })).toBeVisible()
  }
}

/** The styles that distinguish an element from its neighbours in forced colours, which remove shadows and backgrounds. */
async function look(element: Locator) {
  return element.evaluate((node) => {
    const { color, backgroundColor, borderBottomColor, outlineStyle } = getComputedStyle(node)
    return { color, backgroundColor, borderBottomColor, outlineStyle }
  })
}

/** In the page: ids with a blank, and names given by an element that is not there. */
function brokenReferences(): string[] {
  const blanks = [...document.querySelectorAll('[id*=" "]')].map(({ id }) => id)
  const missing = [...document.querySelectorAll('[aria-labelledby]')].flatMap((element) =>
    (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => !document.getElementById(id)),
  )
  return [...blanks, ...missing]
}

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Text that is still fading from one theme to the other has the colour of neither.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // Scroll-driven animations, as those of pictures out of sight, never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ playState }) => playState !== 'running'),
  )
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

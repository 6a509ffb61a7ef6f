import { type Locator, type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, test } from '../support/journey.ts'

const phone = { width: 360, height: 780 }

/** In the page: of each card, the share of its height that its picture takes. */
const shares = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (card) => (card.querySelector('[data-picture]')?.getBoundingClientRect().height ?? 0) / card.clientHeight,
      ),
    )

for (const viewport of [phone, viewports.tablet, viewports.desktop]) {
  test(`at ${viewport.width} px seven tenths of each card are picture, and stock and delivery take one line`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/collections')
    const all = await shares(page)
    expect(all).toHaveLength(24)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0.7)
    const lines = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelector('p:last-child')?.clientHeight ?? 99))
    expect(Math.max(...lines)).toBeLessThan(20)
  })
}

// On phones the cards of a grid reach 8 px further than the text.
for (const [width, gutter, beyond] of [
  [360, 20, 8],
  [768, 32, 0],
  [1280, 48, 0],
] as const) {
  test(`at ${width} px headings, header and footer begin ${gutter} px from the window, and cards ${gutter - beyond}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const main = page.getByRole('main')
    for (const [path, heading] of [
      ['/', 'Handpicked for You'],
      ['/collections', 'All Collections'],
      ['/wishlist', 'Handpicked for You'],
    ] as const) {
      await openHydrated(page, path)
      await expect(main.getByRole('article').nth(2)).toBeAttached()
      const starts = [
        page.getByRole('banner').locator('svg').filter({ visible: true }).first(),
        main.getByRole('heading', { name: heading }),
        page.getByRole('contentinfo').locator('svg').first(),
      ]
      for (const start of starts) expect((await start.boundingBox())?.x).toBeCloseTo(gutter, 0)
      const cards = await main.getByRole('article').evaluateAll((all) =>
        all.map((card) => {
          const { left, right } = card.getBoundingClientRect()
          return { left, right }
        }),
      )
      expect(Math.min(...cards.map(({ left }) => left))).toBeCloseTo(gutter - beyond, 0)
      expect(Math.max(...cards.map(({ right }) => right))).toBeCloseTo(width - gutter + beyond, 0)
    }
  })
}

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} px a shop name of 40 letters covers no button of the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: /, home$/ }).evaluate((logo) => {
      const name = [...logo.querySelectorAll('span')].at(-1)
      if (name) name.textContent = 'Sree Padmanabhaswamy Handloom Weavers Ltd'
    })
    const covered = await header.evaluate((element) =>
      [...element.querySelectorAll('a, button, input')]
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .map(({ control, box }) => {
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return { name: control.ariaLabel ?? control.textContent, isOnTop: control.contains(top) }
        }),
    )
    expect(covered.length).toBeGreaterThanOrEqual(4)
    expect(covered.filter(({ isOnTop }) => !isOnTop)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('on a phone the first card of a listing begins within 340 px', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/collections')
  const first = await page.getByRole('article').first().locator('[data-picture]').boundingBox()
  expect(first?.y).toBeLessThanOrEqual(340)
})

test('on a tablet the filters are a sheet of 420 px at the left', async ({ page }) => {
  await page.setViewportSize(viewports.tablet)
  await openHydrated(page, '/collections')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await eventually(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 420, height: viewports.tablet.height })
})

test('on a phone the category is chosen in the sheet, and is a page of its own', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/collections')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption('Pure Silks')
  await sheet.getByRole('button', { name: 'Show 15 products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pure Silks' })).toBeVisible()
  await expect(page).toHaveURL(/\/collections\/pure-silks$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
})

test('on a scrolled page the header of a desktop is 64 px high, with menu, logo and cart in one row', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/collections')
  const header = page.getByRole('banner')
  const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottom()).toBe(138)
  const list = page.getByRole('article').first()
  const before = await list.evaluate((card) => card.getBoundingClientRect().top + scrollY)
  await page.evaluate(() => scrollTo(0, 400))
  await eventually(bottom).toBe(64)
  await expect(header).toHaveAttribute('data-collapsed')
  // The page below has not shifted.
  expect(await list.evaluate((card) => card.getBoundingClientRect().top + scrollY)).toBe(before)
  const middles = [
    header.getByRole('button', { name: 'Menu' }),
    header.getByLabel('Search', { exact: true }),
    header.getByRole('link', { name: 'Padma Weaves, home' }),
    header.getByRole('link', { name: /^Cart/ }),
  ].map(async (part) => {
    const box = await part.boundingBox()
    return box && box.y + box.height / 2
  })
  for (const middle of await Promise.all(middles)) expect(Math.abs((middle ?? 0) - 29)).toBeLessThanOrEqual(3)
})

test("a phone's home page is at most 7000 px long, and its folded lists of links open", async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Bestsellers' })).toBeHidden()
  await foot.getByRole('button', { name: 'Quick links', expanded: false }).click()
  await expect(foot.getByRole('link', { name: 'Bestsellers' })).toBeVisible()
})

test('on a phone every name in a listing is shown whole', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const category of ['cotton-linen', 'function-wear']) {
    await openHydrated(page, `/collections/${category}`)
    const names = page.getByRole('article').getByRole('heading')
    expect(await names.count()).toBeGreaterThan(12)
    // More than half a line below the edge is a line that is cut.
    const cut = await names.evaluateAll((all) =>
      all
        .filter((name) => [...name.querySelectorAll('span')].some((part) => part.scrollHeight > part.clientHeight + 8))
        .map((name) => name.textContent),
    )
    expect(cut).toEqual([])
  }
})

test('on a phone the longest sort order is shown whole, and on a tablet its label is visible', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/collections?sort=price-high&rating=4')
  const box = page.getByRole('main').locator('span', { has: page.getByRole('combobox', { name: 'Sort by' }) })
  const value = box.getByText('Price: High to Low', { exact: true }).first()
  expect(await value.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
  await page.setViewportSize(viewports.tablet)
  const label = box.getByText('Sort by', { exact: true })
  expect((await label.boundingBox())?.width).toBeGreaterThan(30)
  expect(await value.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

for (const [width, height] of [
  [640, 360],
  [568, 320],
] as const) {
  test(`at ${width} × ${height} px the section after the hero begins in the window`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, '/')
    const hero = await page.getByRole('region', { name: /./ }).first().boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? Infinity)).toBeLessThan(height - 24)
  })
}

test('on a tablet the toolbar is one row, also with the longest category', async ({ page }) => {
  await page.setViewportSize(viewports.tablet)
  await openHydrated(page, '/collections/unstitched-salwar-suites')
  const category = await page.getByRole('combobox', { name: 'Category' }).boundingBox()
  const list = await page.getByRole('button', { name: 'List view' }).boundingBox()
  expect(list?.y).toBeLessThan((category?.y ?? 0) + (category?.height ?? 0))
})

test('under reduced motion a changed style takes effect at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/about-us')
  const padding = await page.getByRole('main').evaluate((main) => {
    const { paddingTop: before } = getComputedStyle(main)
    main.style.paddingTop = '123px'
    return { before, after: getComputedStyle(main).paddingTop }
  })
  expect(padding).toEqual({ before: expect.stringMatching(/^\d+px$/), after: '123px' })
})

test('another theme is there at once, without a transition of any colour in header and page', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  const theme = page.getByLabel('Theme')
  await theme.scrollIntoViewIfNeeded()
  const ran = await page.evaluateHandle(() => {
    const properties: string[] = []
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const isColour = /color|fill|stroke/.test(propertyName)
      if (isColour && target instanceof Element && target.closest('header, main')) properties.push(propertyName)
    })
    return properties
  })
  await theme.selectOption('Lamplight')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 17, 14)')
  // Events of a transition are sent with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await ran.jsonValue()).toEqual([])
})

test('at 1024 px the hint of the search field in a scrolled header is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openHydrated(page, '/about-us')
  await page.mouse.wheel(0, 600)
  await expect(page.locator('header[data-collapsed]')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const hint = hintIn(root)
  if (!hint) throw new Error('The field has no hint.')
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: hint.backendNodeId })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: 'function () { return this.clientWidth > 0 && this.scrollWidth <= this.clientWidth }',
  })
  expect(result.value).toBe(true)
})

test('the slides of the hero cross-fade, and the gold line between their pictures stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  const frames = await page.getByRole('button', { name: 'Next slide' }).evaluate(async (button) => {
    const line = document.querySelector('main section > [aria-hidden="true"]')
    const slides = [...document.querySelectorAll('[data-slide]')]
    const frame = () => ({
      line: line?.getBoundingClientRect().x,
      places: slides.map((slide) => slide.getBoundingClientRect().x),
      opacities: slides.map((slide) => Number(getComputedStyle(slide).opacity)),
    })
    const seen = [frame()]
    if (button instanceof HTMLElement) button.click()
    while (seen.at(-1)?.opacities[1] !== 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      seen.push(frame())
    }
    return seen
  })
  const between = frames.filter(({ opacities }) => opacities.every((each) => each < 1))
  expect(between.length).toBeGreaterThan(1)
  for (const { places } of between) expect(places.slice(0, 2)).toEqual([0, 0])
  expect(frames[0]?.line).toBeGreaterThan(0)
  for (const { line } of frames) expect(line).toBe(frames[0]?.line)
})

interface BrowserNode {
  backendNodeId: number
  attributes?: string[]
  children?: BrowserNode[]
  shadowRoots?: BrowserNode[]
}

/** The placeholder of the first field: the browser's own element, which scripts do not reach. */
function hintIn(node: BrowserNode): BrowserNode | undefined {
  if (node.attributes?.includes('placeholder') && !node.shadowRoots) return node
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) {
    const found = hintIn(child)
    if (found) return found
  }
  return undefined
}

test('on a phone the button to the top is beside the text, and its target 44 px wide', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/privacy-policy')
  await page.evaluate(() => scrollTo(0, 1200))
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.width).toBe(44)
  const painted = await button.evaluate((element) => ({
    own: getComputedStyle(element).backgroundColor,
    end: Number.parseFloat(getComputedStyle(element, '::after').inlineSize),
  }))
  const text = await page.getByRole('main').getByRole('heading').first().boundingBox()
  expect(painted).toEqual({ own: 'rgba(0, 0, 0, 0)', end: text?.x })
})

test('at 360 px the four profiles of the contact page are in one line', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/contact')
  const profiles = page.getByRole('main').getByRole('link', { name: /^(?:Facebook|Instagram|Twitter|YouTube)$/ })
  await expect(profiles).toHaveCount(4)
  const tops = await profiles.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

for (const width of [600, 640, 767]) {
  test(`at ${width} px no badge of a row of four cards breaks its word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openHydrated(page, '/product/ps-02')
    const section = page.getByRole('region', { name: 'You might also like' })
    await section.scrollIntoViewIfNeeded()
    const badges = section.getByText(/^(?:BESTSELLER|TRENDING)$/).filter({ visible: true })
    await expect(badges.first()).toBeVisible()
    const lines = await badges.evaluateAll((words) =>
      words.map((word) => {
        const range = document.createRange()
        range.selectNodeContents(word)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.max(...lines)).toBe(1)
  })
}

test('controls that are not in a text show that the mouse is over them', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  const header = page.getByRole('banner')
  await changesOnHover(header.getByRole('link', { name: 'New Arrivals' }), '', 'borderBottomColor')
  await changesOnHover(header.getByRole('link', { name: /^Cart/ }), '', 'color')
  await changesOnHover(header.getByRole('link', { name: /^Wishlist/ }), '', 'color')
  await changesOnHover(page.getByRole('button', { name: /^Slide 2/ }), '::before', 'borderBottomColor')
  await changesOnHover(page.getByRole('link', { name: /WhatsApp/ }).first(), '', 'backgroundColor')
  await page.evaluate(() => scrollTo(0, 1200))
  await changesOnHover(page.getByRole('button', { name: 'Back to top' }), '', 'color')
  await openHydrated(page, '/product/ps-01')
  await changesOnHover(page.getByRole('button', { name: /^Picture 2/ }), '', 'boxShadow')
})

/** Expects another value of a property as long as the mouse is over a control. */
async function changesOnHover(
  control: Locator,
  pseudo: string,
  property: 'backgroundColor' | 'borderBottomColor' | 'boxShadow' | 'color',
) {
  const read = () =>
    control.evaluate((element, [part, name]) => getComputedStyle(element, part || null)[name], [
      pseudo,
      property,
    ] as const)
  await control.scrollIntoViewIfNeeded()
  await control.page().mouse.move(0, 0)
  const before = await read()
  await control.hover()
  await eventually(read).not.toBe(before)
}

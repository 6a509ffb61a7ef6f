import { type Browser, type BrowserContextOptions, type CDPSession, type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, origin, test } from '../support/journey.ts'

// Each test collects the errors of its own pages.
test.use({ quiet: false })

/** The page of a product with five pictures, once its gallery is hydrated; every file it has requested. */
async function openProduct(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const asked: string[] = []
  const faults: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openHydrated(page, '/product/ps-01')
  await expect(press(page)).toBeVisible()
  return { page, asked, faults }
}

const press = (page: Page) => page.getByRole('button', { name: 'View full screen' })
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / })
const stage = (page: Page) => page.getByRole('region', { name: 'Pictures' })
/** Where the picture of the viewer lies, px. */
async function seen(page: Page) {
  const box = await viewer(page).locator('[data-picture]').first().boundingBox()
  if (!box) throw new Error('The viewer shows no picture')
  return box
}

/**
 * The same of a picture that is not zoomed, once it is whole and in the middle of its area. A picture as wide as the window
 * is centred across from the first moment, so that both directions count.
 */
async function seenWhole(page: Page) {
  const area = viewer(page).locator('.react-transform-wrapper')
  await eventually(async () => {
    const around = await area.boundingBox()
    const { x, y, width, height } = await seen(page)
    if (!around || width > around.width + 1 || height > around.height + 1) return 'clipped'
    const across = x + width / 2 - (around.x + around.width / 2)
    const down = y + height / 2 - (around.y + around.height / 2)
    return Math.max(Math.abs(across), Math.abs(down)) < 1 ? 'whole' : 'off the middle'
  }).toBe('whole')
  return seen(page)
}

test.describe('by keys alone', () => {
  test('the viewer opens, zooms, pans, changes the picture and restores the focus', async ({ browser }) => {
    const { page, asked, faults } = await openProduct(browser, { viewport: viewports.desktop })
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
    expect(asked.filter((url) => /GalleryViewer/.test(url))).toEqual([])

    await press(page).focus()
    await page.keyboard.press('Enter')
    await expect(viewer(page)).toBeVisible()
    await expect(viewer(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused()
    await expect(viewer(page)).toHaveAccessibleDescription(/^1 of 5: /)
    // Fetched, and imported from the browser's cache.
    const transferred = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => name),
    )
    expect(transferred.filter((url) => /GalleryViewer.*\.js$/.test(url))).toHaveLength(1)
    // It begins as wide as the window: whole, it would be smaller than on the page.
    await eventually(async () => (await seen(page)).width).toBeCloseTo(viewports.desktop.width, 0)
    await page.keyboard.press('0')
    const whole = await seenWhole(page)

    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await eventually(async () => (await seen(page)).width).toBeCloseTo(2.25 * whole.width, 0)
    const near = await seen(page)
    await page.keyboard.press('ArrowDown')
    await eventually(async () => (await seen(page)).y).toBe(near.y - 80)
    await page.keyboard.press('ArrowUp')
    await eventually(async () => (await seen(page)).y).toBe(near.y)
    await page.keyboard.press('-')
    await page.keyboard.press('0')
    expect((await seenWhole(page)).width).toBe(whole.width)

    await page.keyboard.press('ArrowRight')
    await expect(viewer(page).getByText('2 / 5')).toBeVisible()
    await expect(viewer(page).getByText('2 of 5: Close-up, thread by thread')).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      await eventually(() => viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(press(page)).toBeFocused()
    await expect(stage(page).getByText('2 / 5')).toBeVisible()
    expect(faults).toEqual([])
  })

  test('space opens it too, and arrow keys step through the gallery', async ({ browser }) => {
    const { page } = await openProduct(browser, { viewport: viewports.desktop })
    await press(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(stage(page).getByText('5 / 5')).toBeVisible()
    await page.keyboard.press(' ')
    await expect(viewer(page)).toBeVisible()
    await expect(viewer(page)).toContainText('5 / 5')
  })
})

test.describe('a mouse', () => {
  const lens = (page: Page) => stage(page).locator('[data-lens]')

  test('magnifies the picture under the pointer, and removes the lens when it leaves', async ({ browser }) => {
    const { page } = await openProduct(browser, { viewport: viewports.desktop, reducedMotion: 'no-preference' })
    const box = await press(page).boundingBox()
    if (!box) throw new Error('There is no stage')
    await page.mouse.move(box.x + box.width / 4, box.y + 200)
    await page.mouse.move(box.x + box.width / 2, box.y + 300)
    const grown = lens(page).locator('[data-picture]')
    await eventually(async () => (await grown.boundingBox())?.width).toBeCloseTo(2 * box.width, 0)
    // The point under the mouse stays under it.
    expect((await grown.boundingBox())?.y).toBeCloseTo(box.y - 300, 0)
    await page.mouse.move(box.x + box.width + 200, box.y + 300)
    await expect(lens(page)).toHaveCount(0)
  })

  test('magnifies nothing under reduced motion or in a narrow window', async ({ browser }) => {
    const calm = await openProduct(browser, { viewport: viewports.desktop })
    const narrow = await openProduct(browser, { viewport: viewports.tablet, reducedMotion: 'no-preference' })
    for (const { page } of [calm, narrow]) {
      await press(page).hover({ position: { x: 200, y: 200 } })
      await page.mouse.move(300, 320)
      await page.waitForLoadState('networkidle')
      await expect(lens(page)).toHaveCount(0)
    }
  })

  test('zooms by wheel and double click, and pans by dragging', async ({ browser }) => {
    const { page } = await openProduct(browser, { viewport: viewports.desktop })
    await press(page).click()
    await eventually(async () => (await seen(page)).width).toBeCloseTo(viewports.desktop.width, 0)
    await page.mouse.dblclick(640, 450)
    const whole = await seenWhole(page)
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, -200)
    await eventually(async () => (await seen(page)).width).toBeGreaterThan(1.5 * whole.width)
    const near = await seen(page)
    await page.mouse.down()
    await page.mouse.move(640, 390, { steps: 4 })
    await page.mouse.up()
    await eventually(() => seen(page)).toEqual({ ...near, y: near.y - 60 })
    await page.mouse.dblclick(640, 450)
    expect((await seenWhole(page)).width).toBe(whole.width)
    await page.mouse.dblclick(640, 450)
    await eventually(async () => (await seen(page)).width).toBeCloseTo(2.5 * whole.width, 0)
  })
})

test.describe(`fingers at ${viewports.phone.width} px`, () => {
  const phone = { viewport: viewports.phone, hasTouch: true, isMobile: true }
  type Point = readonly [x: number, y: number]

  /** Moves fingers from their first to their last positions, by touch events of the browser. */
  async function drag(touch: CDPSession, ...fingers: readonly { from: Point; to: Point }[]) {
    const steps = 8
    const at = (part: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
      }))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let step = 1; step <= steps; step += 1) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async function doubleTap(touch: CDPSession, [x, y]: Point) {
    const down = () => touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    const up = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await Promise.all([down(), up(), down(), up()])
  }

  test('swipe through the gallery, and scroll the page up and down', async ({ browser }) => {
    const { page, faults } = await openProduct(browser, phone)
    const touch = await page.context().newCDPSession(page)
    await drag(touch, { from: [280, 350], to: [80, 360] })
    await expect(stage(page).getByText('2 / 5')).toBeVisible()
    await drag(touch, { from: [80, 350], to: [280, 340] })
    await expect(stage(page).getByText('1 / 5')).toBeVisible()
    await expect(viewer(page)).toHaveCount(0)
    await drag(touch, { from: [180, 500], to: [190, 250] })
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await expect(stage(page).getByText('1 / 5')).toBeVisible()
    await expect(viewer(page)).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('pinch, drag and double tap in the viewer, and swipe to the next', async ({ browser }) => {
    const { page, faults } = await openProduct(browser, phone)
    const touch = await page.context().newCDPSession(page)
    await press(page).tap()
    const whole = await seenWhole(page)
    expect(whole.width).toBe(viewports.phone.width)

    await drag(touch, { from: [160, 390], to: [60, 390] }, { from: [200, 390], to: [300, 390] })
    await eventually(async () => (await seen(page)).width).toBeGreaterThan(2 * whole.width)
    const near = await seen(page)
    await drag(touch, { from: [180, 390], to: [240, 390] })
    await eventually(async () => (await seen(page)).x).toBeGreaterThan(near.x + 30)
    // In a zoomed picture a finger pans.
    await expect(viewer(page).getByText('1 / 5')).toBeVisible()
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)

    await page.keyboard.press('0')
    expect((await seenWhole(page)).width).toBe(whole.width)
    await drag(touch, { from: [280, 390], to: [80, 400] })
    await expect(viewer(page).getByText('2 / 5')).toBeVisible()
    const width = async () => (await seen(page)).width
    await eventually(async () => {
      // Two taps are one when they are quick, which a busy machine may not be: it then taps again.
      if ((await width()) === whole.width) await doubleTap(touch, [180, 390])
      return width()
    }).toBeGreaterThan(2 * whole.width)
    expect(faults).toEqual([])
  })
})

test('at 400 % of zoom every control is in the window, beside a picture', async ({ browser }) => {
  const size = { width: 320, height: 225 }
  const { page } = await openProduct(browser, { viewport: size })
  await press(page).click()
  await expect(viewer(page)).toBeVisible()
  const controls = viewer(page).getByRole('button')
  await expect(controls).toHaveCount(5)
  const things = [...(await controls.all()), viewer(page).locator('[data-picture]').first()]
  for (const thing of things) {
    const box = await thing.boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width).toBe(true)
    expect(box && box.y + box.height <= size.height).toBe(true)
  }
  expect((await seen(page)).height).toBeGreaterThan(size.height / 2)
})

test('a reload with the viewer open leaves it open, and closing it moves the focus to the heading', async ({
  browser,
}) => {
  const { page, faults } = await openProduct(browser, { viewport: viewports.desktop })
  await press(page).click()
  await expect(viewer(page)).toBeVisible()
  await page.reload()
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(faults).toEqual([])
})

test('opening the viewer dismisses the toast that would cover its buttons', async ({ browser }) => {
  const { page } = await openProduct(browser, { viewport: viewports.phone })
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).click()
  await expect(page.getByText('Added to cart!')).toBeVisible()
  await press(page).click()
  await expect(viewer(page)).toBeVisible()
  await expect(page.getByText('Added to cart!')).toHaveCount(0)
  await viewer(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(viewer(page)).toHaveCount(0)
})

test('when the viewer cannot be loaded, the button leads to the image file', async ({ browser }) => {
  const { page } = await openProduct(browser, { viewport: viewports.desktop })
  await page.route('**/GalleryViewer*.js*', (route) => route.abort())
  await press(page).click()
  await page.waitForURL('**/*.avif')
  await expect(page).toHaveURL(`${origin()}/pictures/ps-01-pallu.avif`)
})

test('without scripts the button leads to the image file', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewports.phone })
  const page = await context.newPage()
  await page.goto('/product/ps-01')
  await page.getByRole('link', { name: 'View full screen' }).click()
  await page.waitForURL('**/*.avif')
  await expect(page).toHaveURL(`${origin()}/pictures/ps-01-pallu.avif`)
})

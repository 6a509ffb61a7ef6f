import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test'
import { compose } from '../support/compose.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated, partHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'
import { storeEntry } from '../support/storeEntry.ts'
import { eventually, origin, test } from '../support/journey.ts'

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } })
let context: BrowserContext
let page: Page
test.beforeEach(({ context: itsContext, page: itsPage }) => {
  context = itsContext
  page = itsPage
})

const kanjivaram = 'Kanjivaram Temple Border Silk'

/** Puts a cart on the device before the shop opens, unless it has one. */
async function keepCart(...lines: { key: string; price?: number; quantity?: number }[]): Promise<void> {
  const items = lines.map(({ key, price = 12499, quantity = 1 }) => ({
    product: { key, entityId: key, name: key === 'ps-01' ? kanjivaram : `Kept ${key}`, price },
    quantity,
    addedAt: '2024-12-01T05:30:00.000Z',
  }))
  await storeEntry(context, 'shop.cart', { cart: { items } })
}

const openCart = () => openHydrated(page, '/cart')
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const summary = () => page.getByRole('region', { name: 'Order Summary' })
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

test('the server’s HTML has the heading of the cart, once', async () => {
  const html = await (await fetch(`${origin()}/cart`)).text()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('Your cart')
})

test('prices that come late do not move a control that is being pressed', async () => {
  await keepCart({ key: 'ps-01', price: 11999 }, { key: 'cl-01', price: 500 })
  const { release, count } = await holdRequests(page, '**/dev/store')
  await openCart()
  const increase = page.getByRole('button', { name: 'Increase quantity of Kept cl-01' })
  await increase.hover()
  await eventually(count).toBeGreaterThan(0)
  await page.mouse.down()
  const answered = page.waitForResponse('**/dev/store')
  release()
  await (await answered).finished()
  await painted(page)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).nth(1)).toHaveValue('2')
  await expect(page.getByText('It was ₹11,999 when you chose it')).toBeVisible()
})

test('the cart is updated from the store: a new price, a sold-out and an unavailable product', async () => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/store') && asked.push(request.postData() ?? ''))
  await keepCart({ key: 'ps-01', price: 11999, quantity: 2 }, { key: 'fw-15' }, { key: 'no-such-piece', price: 5000 })
  await openCart()
  await expect(page.getByText('It was ₹11,999 when you chose it')).toBeVisible()
  await expect(page.getByText('Out of Stock, left out of the total')).toBeVisible()
  await expect(page.getByText('1 no longer available, and left out of the total')).toBeVisible()
  await expect(summary().getByText('Subtotal (2 items)')).toBeVisible()
  expect(asked.filter((question) => question.includes('$in'))).toHaveLength(1)
  await press('OK')
  await expect(page.getByText('It was')).toHaveCount(0)
  await press('Remove')
  await expect(page.getByText('Kept no-such-piece')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: kanjivaram })).toBeVisible()
  await expect(page.getByText('no longer available')).toHaveCount(0)
})

test('the first product is seen before the scripts have come', async () => {
  const name = 'Temple <i>border</i>'
  const product = { key: 'ps-01', entityId: 'ps-01', name, price: 12499, image: { url: '/pictures/ps-01-pallu.webp' } }
  await storeEntry(context, 'shop.cart', {
    cart: { items: [{ product, quantity: 1, addedAt: '2024-12-01T05:30:00.000Z' }] },
  })
  const scripts = await holdRequests(page, '**/assets/*.js')
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByText(name)).toBeVisible()
  const picture = page.locator('main picture img').first()
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const place = await picture.boundingBox()
  await eventually(scripts.count).toBeGreaterThan(0)
  scripts.release()
  await expect(summary().getByText('Subtotal (1 item)')).toBeVisible()
  expect(await page.locator('main picture img').first().boundingBox()).toEqual(place)
})

test.describe('where the store fails', () => {
  test.use({ quiet: false })

  test('the cart keeps its lines, and reports none as unavailable', async () => {
    await keepCart({ key: 'ps-01' }, { key: 'no-such-piece', price: 5000 })
    await page.route('**/dev/store', (route) => route.fulfill({ status: 400, json: { message: 'It broke.' } }))
    await openCart()
    await expect(summary().getByText('Subtotal (2 items)')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('no longer available')).toHaveCount(0)
  })
})

test('removing a line moves the focus to the next, and Undo restores the order', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'cl-01' }, { key: 'ps-02' })
  await openCart()
  await expect(page.getByRole('link', { name: kanjivaram })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names.slice(0, 3)).toHaveLength(3)
  await press(`Remove ${kanjivaram}`)
  await expect(page.getByText(`${kanjivaram} removed from cart`)).toBeVisible()
  await eventually(focused).toBe(`Remove ${names[1]}`)
  const undo = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `You removed ${kanjivaram}` })
  await undo.getByRole('button', { name: 'Undo' }).click()
  // The message of the toast is outdated by then.
  await expect(page.getByText(`${kanjivaram} removed from cart`)).toHaveCount(0)
  await eventually(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(names)
  await expect(page.getByRole('main').getByRole('link', { name: kanjivaram })).toBeFocused()
  await press(`Remove ${kanjivaram}`)
  await page.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expect(undo).toHaveCount(0)
  await page.getByRole('button', { name: 'Decrease quantity' }).first().click()
  await press('Clear cart')
  await expect(page.getByText('Cart cleared (2 items removed)')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await eventually(focused).toBe('H1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
    names.slice(1),
  )
  await expect(page.getByRole('main').getByRole('link', { name: names[1] ?? '' })).toBeFocused()
  await press('Clear cart')
  await page.getByRole('link', { name: 'Start Shopping' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('a line is saved for later, and its finishing is kept', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'ps-02' })
  await openCart()
  await press(`Finishing options of ${kanjivaram}`)
  await page.getByLabel('Tassels').check()
  await expect(page.getByText('Finishing: tassels')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Finishing: tassels')).toBeVisible()
  await press(`Save for later: ${kanjivaram}`)
  await expect(page.getByText(`${kanjivaram} saved to your wishlist`)).toBeVisible()
  await openHydrated(page, '/wishlist')
  await expect(page.getByRole('main').getByRole('link', { name: kanjivaram })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  test('a toast is rendered once, however the page scrolls', async () => {
    await openHydrated(page, '/collections')
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => {
      const count = { toasts: 0 }
      const isToast = (node: Node) => node instanceof Element && node.querySelector('[data-sonner-toast]') !== null
      const observer = new MutationObserver((changes) => {
        count.toasts += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isToast).length
      })
      observer.observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { count })
    })
    const add = page.getByRole('article').nth(1).getByRole('button', { name: /cart/i })
    await add.click()
    await expect(page.getByText('Added to cart!')).toBeVisible()
    for (const y of [-300, 300, -300, 300, -300, 300]) {
      await page.evaluate((by) => scrollBy(0, by), y)
      await painted(page)
    }
    expect(await page.evaluate(() => Object(window).count)).toEqual({ toasts: 1 })
  })
})

test.describe('coupons', () => {
  const code = () => page.getByLabel('Coupon code')

  test('an expired one and an unknown one are refused, each with its message', async () => {
    await keepCart({ key: 'ps-01' })
    await openCart()
    await code().fill('festive500')
    await expect(code()).toHaveValue('FESTIVE500')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Coupon has expired', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid coupon: Coupon has expired')).toBeVisible()
    // The toast is announced, the same at the field is not.
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await code().fill('none')
    await page.keyboard.press('Enter')
    // It replaces the message about the code before.
    await expect(page.getByText('Invalid coupon: Invalid coupon code')).toBeVisible()
    await expect(page.getByText('Invalid coupon: Coupon has expired')).toHaveCount(0)
  })

  test('one that an input method composes is upper-cased when it is complete', async () => {
    await keepCart({ key: 'ps-01' })
    await openCart()
    await code().focus()
    await compose(page, 'wel')
    await expect(code()).toHaveValue('WEL')
  })

  test('a valid one is applied, is invalidated by a lower subtotal, and is removed', async () => {
    await page.clock.setFixedTime(new Date('2024-12-01T05:30:00Z'))
    await keepCart({ key: 'ps-01' }, { key: 'cl-01' })
    await openCart()
    await code().fill('welcome10')
    await press('Apply')
    await expect(page.getByText('Coupon applied! You saved ₹500')).toBeVisible()
    await expect(summary().getByText('Discount (WELCOME10)')).toBeVisible()
    await expect(summary().getByText('−₹500')).toBeVisible()
    // The link to the checkout takes the button's place, and must not count the second click.
    await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).dblclick()
    await expect(page.getByText('Coupon WELCOME10 removed')).toBeVisible()
    await expect(summary().getByText('Coupon removed', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/cart$/)

    await code().fill('FESTIVE500')
    await press('Apply')
    await expect(summary().getByText('Discount (FESTIVE500)')).toBeVisible()
    await press(`Remove ${kanjivaram}`)
    const takenOff = page.getByText('FESTIVE500 was taken off. Minimum order value of ₹5,000 required')
    await expect(takenOff).toBeVisible()
    await expect(summary().getByText('FESTIVE500')).toHaveCount(0)

    await press('Undo')
    await expect(summary().getByText('Discount (FESTIVE500)')).toBeVisible()
    await page.getByRole('button', { name: /^Remove (?!coupon|Kanjivaram)/ }).click()
    await expect(takenOff).toHaveCount(0)
    await press(`Remove ${kanjivaram}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    await expect(takenOff).toBeVisible()
    await page.getByRole('button', { name: 'Close message' }).first().click()
    await press('Undo')
    await expect(summary().getByText('Discount (FESTIVE500)')).toBeVisible()
    await expect(takenOff).toHaveCount(0)
  })
})

test('a coupon that ends while the cart is open is removed when the shopper comes back to the tab', async () => {
  await page.clock.setFixedTime(new Date('2024-12-31T23:58:00+05:30'))
  await keepCart({ key: 'ps-01' })
  await openCart()
  await page.getByLabel('Coupon code').fill('festive500')
  await press('Apply')
  await expect(summary().getByText('Discount (FESTIVE500)')).toBeVisible()
  await page.clock.setFixedTime(new Date('2025-01-01T00:01:00+05:30'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('FESTIVE500 was taken off. Coupon has expired')).toBeVisible()
  await expect(summary().getByText('Discount (FESTIVE500)')).toHaveCount(0)
})

test('a coupon code can be edited in the middle', async () => {
  await keepCart({ key: 'ps-01' })
  await openCart()
  const code = page.getByLabel('Coupon code')
  await code.pressSequentially('festve500')
  for (let step = 0; step < 5; step += 1) await code.press('ArrowLeft')
  await code.pressSequentially('xi')
  await code.press('ArrowLeft')
  await code.press('Backspace')
  await expect(code).toHaveValue('FESTIVE500')
})

test('the toast of an added product opens the cart sheet, which leads to the cart', async () => {
  await openHydrated(page, '/product/ps-01')
  await press('Add to Cart')
  await expect(page.getByText('Added to cart!', { exact: true })).toBeVisible()
  await press('View cart')
  const sheet = page.getByRole('dialog', { name: 'Your cart' })
  await expect(sheet.getByText(kanjivaram)).toBeVisible()
  await expect(sheet.getByText('Subtotal (1 item)')).toBeVisible()
  const isFocusInside = () => sheet.evaluate((element) => element.contains(document.activeElement))
  await eventually(isFocusInside).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocusInside()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeFocused()
  await press('Add to Cart')
  await press('View cart')
  await sheet.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(summary().getByText('Subtotal (2 items)')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cart')
})

test('an Undo that was used is not offered again when another tab empties the cart', async () => {
  await keepCart({ key: 'ps-01' })
  await openCart()
  await press('Clear cart')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('button', { name: `Remove ${kanjivaram}` })).toBeVisible()
  const other = await page.context().newPage()
  await openHydrated(other, '/cart')
  await other.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText('You cleared the cart')).toHaveCount(0)
})

test('in the cart sheet the focus is on Undo after the last of several lines was removed', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'cl-01' })
  await openHydrated(page, '/contact')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your cart' })
  await sheet.getByRole('button', { name: 'Remove Kept cl-01' }).press('Enter')
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Subtotal (2 items)')).toBeVisible()
})

test('at the checkout View cart of a toast leads to the cart', async () => {
  await openHydrated(page, '/product/ps-01')
  await press('Add to Cart')
  const toast = page.getByRole('button', { name: 'View cart' })
  await toast.hover()
  await page.getByRole('button', { name: 'Buy Now' }).press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await toast.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cart')
})

for (const viewport of [viewports.phone, viewports.desktop]) {
  test(`Back closes the cart sheet and nothing else at ${viewport.width} px`, async () => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/collections')
    await page.goto('/product/ps-01')
    await hydrated(page)
    await press('Add to Cart')
    await press('View cart')
    const sheet = page.getByRole('dialog', { name: 'Your cart' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/product/ps-01')
    await page.goForward()
    await expect(sheet).toBeVisible()
    // The second Escape comes before the navigation of the first has finished.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/product/ps-01')
  })
}

test.describe('the bag in the header', () => {
  const bag = () => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  const sheet = () => page.getByRole('dialog', { name: 'Your cart' })

  for (const viewport of [{ width: 360, height: 640 }, viewports.desktop]) {
    test(`opens the cart sheet at ${viewport.width} px, and has the focus again after it`, async () => {
      await page.setViewportSize(viewport)
      await keepCart({ key: 'ps-01' }, { key: 'cl-01', quantity: 2 })
      await openHydrated(page, '/about-us')
      await bag().click()
      await expect(sheet().getByText('Subtotal (3 items)')).toBeVisible()
      await expect(sheet().getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 })
      await expect(sheet().getByRole('link', { name: 'View cart' })).toBeInViewport({ ratio: 1 })

      await sheet().getByRole('button', { name: 'Increase quantity' }).first().click()
      await expect(sheet().getByText('Subtotal (4 items)')).toBeVisible()
      await sheet()
        .getByRole('button', { name: `Remove ${kanjivaram}` })
        .click()
      await expect(sheet().getByRole('status').first()).toHaveText(`${kanjivaram} removed from cart`)
      await expect(sheet().getByRole('listitem').getByText(`${kanjivaram} removed from cart`)).toBeVisible()
      await eventually(focused).toBe('Remove Kept cl-01')
      await sheet().getByRole('button', { name: 'Remove Kept cl-01' }).click()
      await expect(sheet().getByText('Your cart is empty')).toBeVisible()
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
      await page.keyboard.press('Enter')
      await expect(sheet().getByText('Subtotal (2 items)')).toBeVisible()
      await expect(sheet().getByRole('link', { name: 'Kept cl-01' })).toBeFocused()

      await page.keyboard.press('Escape')
      await expect(sheet()).toBeHidden()
      await expect(bag()).toBeFocused()
      expect(new URL(page.url()).pathname).toBe('/about-us')
      // What was removed earlier is not said again.
      await page.keyboard.press('Enter')
      await expect(sheet().getByText('Subtotal (2 items)')).toBeVisible()
      await expect(sheet().getByText('removed from cart')).toHaveCount(0)
      await sheet().getByRole('link', { name: 'Proceed to Checkout' }).click()
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(sheet()).toBeHidden()
    })
  }

  test('leads to the cart page from the checkout, and stays there on the cart page', async () => {
    await keepCart({ key: 'ps-01' })
    await openHydrated(page, '/checkout')
    await bag().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await bag().click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(sheet()).toHaveCount(0)
  })

  test('leaves a click with a modifier key to the browser, which opens the cart page in a tab of its own', async () => {
    await keepCart({ key: 'ps-01' })
    await openHydrated(page, '/about-us')
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        document.body.dataset['left'] = String(!event.defaultPrevented)
        event.preventDefault()
      })
    })
    await bag().click({ modifiers: ['ControlOrMeta'] })
    await expect(page.locator('body')).toHaveAttribute('data-left', 'true')
    await expect(bag()).toHaveAttribute('href', '/cart')
    await expect(sheet()).toHaveCount(0)
    await bag().click()
    await expect(page.locator('body')).toHaveAttribute('data-left', 'false')
  })

  test.describe('when the code of the sheet cannot be loaded', () => {
    test.use({ quiet: false })

    test('leads to the cart page', async () => {
      await keepCart({ key: 'ps-01' })
      await page.route('**/MiniCart*', (route) => route.abort())
      await openHydrated(page, '/about-us')
      await bag().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    })
  })
})

test.describe('below the desktop breakpoint a toast covers neither the header nor the control in use', () => {
  const toast = () => page.locator('[data-sonner-toast]')
  const inUse = () => page.locator(':focus')
  /** Where the toast has come to rest, and whether it lies apart from the header and a control. */
  const lie = async (control: Locator) => {
    const [box, header, other] = await Promise.all([
      toast().first().boundingBox(),
      page.getByRole('banner').boundingBox(),
      control.first().boundingBox(),
    ])
    if (!box || !header || !other) return undefined
    return {
      at: box.y > 390 ? 'bottom' : 'top',
      isClear: box.y >= header.y + header.height && box.y + box.height <= 780,
      isApart: other.y >= box.y + box.height || box.y >= other.y + other.height,
    }
  }

  for (const width of [360, 768]) {
    test(`at ${width} px a toast covers neither the header nor the control in use`, async () => {
      await page.setViewportSize({ width, height: 780 })
      await openHydrated(page, '/product/ps-01')
      const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true })
      await partHydrated(add)
      const { x = 0, y = 0 } = (await add.boundingBox()) ?? {}
      for (let presses = 0; presses < 5; presses += 1) {
        await page.mouse.click(x + 20, y + 20)
        await expect(toast()).toBeVisible()
      }
      await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
      await eventually(() => lie(add)).toEqual({ at: 'bottom', isClear: true, isApart: true })

      await openCart()
      await page.getByLabel('Coupon code').fill('none')
      await press('Apply')
      await expect(toast().filter({ hasText: 'Invalid coupon: Invalid coupon code' })).toBeVisible()
      await eventually(() => lie(page.getByRole('button', { name: 'Apply' }))).toMatchObject({
        isClear: true,
        isApart: true,
      })
      await press(`Remove ${kanjivaram}`)
      await expect(toast().filter({ hasText: 'removed from cart' })).toBeVisible()
      await eventually(() => lie(inUse())).toMatchObject({ isClear: true, isApart: true })
    })
  }

  test('it moves up when a card below it is pressed, and stays there for a card above that it does not cover', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openHydrated(page, '/collections')
    const bags = page.getByRole('button', { name: /^Add to Cart: / })
    const low = bags.nth(4)
    await partHydrated(low)
    await low.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - 740))
    // Where it lies: a click on the locator may scroll it to the middle first.
    const { x = 0, y = 0 } = (await low.boundingBox()) ?? {}
    await page.mouse.click(x + 20, y + 20)
    await expect(toast()).toBeVisible()
    await eventually(() => lie(low)).toEqual({ at: 'top', isClear: true, isApart: true })
    const high = bags.nth(2)
    await high.click()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    // At the other edge it would be rendered anew, and announced again.
    await eventually(() => lie(high)).toEqual({ at: 'top', isClear: true, isApart: true })
  })
})

test('a toast moves when the window becomes narrow, and when it becomes wide again', async () => {
  const wide = { width: 1280, height: 780 }
  await page.setViewportSize(wide)
  await openHydrated(page, '/product/ps-01')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true })
  await partHydrated(add)
  await add.click()
  const toast = page.locator('[data-sonner-toast]')
  const place = async () => {
    const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {}
    return { isHigh: y < 390, right: Math.round(x + width) }
  }
  await eventually(place).toEqual({ isHigh: true, right: 1232 })
  await page.setViewportSize({ width: 360, height: 780 })
  await eventually(place).toEqual({ isHigh: false, right: 348 })
  await page.setViewportSize(wide)
  await eventually(place).toEqual({ isHigh: true, right: 1232 })
})

test.describe('on wider screens a toast lies below the header, apart from the control in use', () => {
  const toast = () => page.locator('[data-sonner-toast]').first()
  /** Whether the toast has come to rest below the header, and which of the named controls it covers. */
  const lie = async (control: Locator) => {
    const [box, header, other] = await Promise.all([
      toast().boundingBox(),
      page.getByRole('banner').boundingBox(),
      control.boundingBox(),
    ])
    if (!box || !header || !other) return undefined
    const isApart =
      box.x >= other.x + other.width ||
      other.x >= box.x + box.width ||
      box.y >= other.y + other.height ||
      other.y >= box.y + box.height
    return { isBelowHeader: box.y >= header.y + header.height, isApart, isRight: box.x > 500 }
  }

  for (const width of [1024, 1280]) {
    test(`at ${width} px a toast lies below the header, apart from the control in use`, async () => {
      await page.setViewportSize({ width, height: 780 })
      await openHydrated(page, '/product/ps-01')
      const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true })
      await partHydrated(add)
      await add.click()
      await expect(toast()).toBeVisible()
      await eventually(() => lie(add)).toEqual({ isBelowHeader: true, isApart: true, isRight: true })

      // The button just below the header, where the toast would be.
      await add.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 90))
      for (let presses = 0; presses < 4; presses += 1) {
        await add.click()
        await eventually(() => lie(add)).toEqual({ isBelowHeader: true, isApart: true, isRight: false })
      }
      await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()

      await openCart()
      const code = page.getByLabel('Coupon code')
      await code.fill('none')
      await press('Apply')
      await expect(toast().filter({ hasText: 'Invalid coupon: Invalid coupon code' })).toBeVisible()
      const apply = page.getByRole('button', { name: 'Apply' })
      await eventually(async () => (await lie(apply))?.isApart).toBe(true)
      await eventually(async () => (await lie(apply))?.isBelowHeader).toBe(true)
      await code.click()
      await eventually(async () => (await lie(code))?.isApart).toBe(true)
    })
  }
})

test('a cart that could not be read is reported once', async () => {
  await context.addInitScript(() => {
    if (!localStorage.getItem('shop.cart.quarantined')) localStorage.setItem('shop.cart', 'what the shopper had')
  })
  // A page that says nothing of the cart reads it first.
  await openHydrated(page, '/about-us')
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.cart.quarantined'))).not.toBeNull()
  await openCart()
  await expect(page.getByText('could not be read')).toBeVisible()
  await press('OK')
  await expect(page.getByText('could not be read')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText('could not be read')).toHaveCount(0)
})

test('five rapid presses add five items in each of two tabs, and none is lost', async () => {
  const second = await context.newPage()
  await openHydrated(page, '/product/ps-01')
  await openHydrated(second, '/product/cl-01')
  const fivePresses = (tab: Page) =>
    tab
      .getByRole('button', { name: 'Add to Cart', exact: true })
      .evaluate((key: HTMLElement) => [1, 2, 3, 4, 5].forEach(() => key.click()))
  const addToCart = (tab: Page) => tab.getByRole('button', { name: 'Add to Cart', exact: true })
  await Promise.all([partHydrated(addToCart(page)), partHydrated(addToCart(second))])
  await Promise.all([fivePresses(page), fivePresses(second)])
  for (const tab of [page, second]) await tab.getByRole('link', { name: 'Cart, 10 items' }).waitFor()
  await openCart()
  const more = page.getByRole('button', { name: 'Increase quantity' }).first()
  await expect(more).toBeVisible()
  for (let presses = 0; presses < 5; presses += 1) await more.click()
  await expect(page.getByRole('link', { name: 'Cart, 15 items' })).toBeVisible()
  await expect(second.getByRole('link', { name: 'Cart, 15 items' })).toBeVisible()
  const quantities = page.getByRole('textbox', { name: /^Quantity of / })
  await expect(quantities).toHaveCount(2)
  await eventually(() => Promise.all([0, 1].map((at) => quantities.nth(at).inputValue()))).toEqual(['10', '5'])
})

test('a typed quantity is applied when the field is left, and an invalid one shows an error', async () => {
  await keepCart({ key: 'ps-01', quantity: 61 })
  await openCart()
  const field = page.getByRole('textbox', { name: `Quantity of ${kanjivaram}` })
  await field.fill('12')
  await page.keyboard.press('Enter')
  await expect(summary().getByText('Subtotal (12 items)')).toBeVisible()
  await expect(summary().getByRole('status').first()).toHaveText('Total ₹1,49,988, 12 items')
  await field.fill('0')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toHaveText('Please enter a whole number of 1 or more')
  await expect(field).toHaveValue('12')
})

test('a press on Add to Cart counts, even when it blurs a quantity that is invalid', async () => {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('textbox', { name: `Quantity of ${kanjivaram}` }).fill('two')
  const button = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Please enter a whole number of 1 or more')
})

test.describe('without a network', () => {
  test.use({ quiet: false })

  test('the first Add to Cart says that it was added', async () => {
    await openHydrated(page, '/product/ps-01')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await press('Add to Cart')
    await expect(page.getByRole('alert')).toHaveText('Added to cart!')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a device that stores nothing says so once, and in the cart', async () => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
  })
  const words = page.getByText('This browser keeps nothing for the shop')
  await openHydrated(page, '/product/ps-01')
  await press('Add to Cart')
  await expect(words).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  const notice = page.getByRole('main').getByText('This browser keeps nothing for the shop')
  await expect(notice).toBeVisible()
  await press('OK')
  await expect(notice).toHaveCount(0)
})

test('a product for whose wishlist the device has no space stays in the cart', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'cl-01' })
  await openCart()
  await page.evaluate(() => {
    Storage.prototype.setItem = function setItem(this: Storage, key: string, text: string) {
      if (key === 'shop.wishlist') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      this[key] = text
    }
  })
  await page.getByRole('button', { name: `Save for later: ${kanjivaram}` }).click()
  await expect(
    page.getByText(`This browser has no space for your wishlist: ${kanjivaram} stays in the cart.`),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Quantity of ${kanjivaram}` })).toBeVisible()
})

test('the cart opens no sheet over itself, however its address is spelled', async () => {
  await keepCart({ key: 'ps-01' })
  for (const path of ['/cart/', '/Cart']) {
    await openHydrated(page, path)
    await expect(page).toHaveURL(`${origin()}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    const entry = () => page.evaluate(() => JSON.stringify(history.state))
    const length = () => page.evaluate(() => history.length)
    const [before, entries] = [await entry(), await length()]
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    // The link has replaced its own page's entry; a sheet would have added one.
    await eventually(entry).not.toBe(before)
    expect(await length()).toBe(entries)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await openHydrated(page, '/Collections/?search=Silk#filters')
  await expect(page).toHaveURL(`${origin()}/collections?search=Silk#filters`)
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('Silk')
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('Collections')
})

test('on the smallest phone Remove stands beside the stepper', async () => {
  await page.setViewportSize(viewports.phone)
  await keepCart({ key: 'ps-01' })
  await openCart()
  const stepper = await page.getByRole('button', { name: `Decrease quantity of ${kanjivaram}` }).boundingBox()
  const remove = await page.getByRole('button', { name: `Remove ${kanjivaram}` }).boundingBox()
  expect(remove?.y).toBe(stepper?.y ?? 'not shown')
})

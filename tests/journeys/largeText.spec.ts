import { type Page, expect } from '@playwright/test'
import { openHydrated, partHydrated } from '../support/hydrated.ts'
import { eventually, test } from '../support/journey.ts'
import { overflowOf } from '../support/overflow.ts'
import { viewports } from '../support/openBrowser.ts'
import { setTextSize } from '../support/textSize.ts'

test.use({ viewport: viewports.phone, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 360]) {
  test(`at ${width} px the order summary breaks no word, and the logo begins with the heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await addToCart(page, '/product/cl-01')
    await openHydrated(page, '/checkout')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    await summary.getByText('Quantity').waitFor()
    expect(await summary.evaluate(brokenWords)).toEqual([])
    const [logo, heading] = await Promise.all([
      page.getByRole('link', { name: /, home$/ }).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ])
    expect(logo?.x).toBe(heading?.x ?? 'not shown')
  })
}

test('with text of 200 % facts and cards of a product break no word, and the pincode has half a line', async ({
  page,
}) => {
  await setTextSize(page, 200)
  await openHydrated(page, '/product/ps-01')
  expect(await page.locator('dl').first().evaluate(brokenWords)).toEqual([])
  const pincode = page.getByRole('textbox', { name: 'Pincode' })
  await pincode.scrollIntoViewIfNeeded()
  expect((await pincode.boundingBox())?.width).toBeGreaterThan(viewports.phone.width / 2)
  await openHydrated(page, '/collections')
  expect(await page.getByRole('main').getByRole('list').last().evaluate(brokenWords)).toEqual([])
})

test('with text of 200 % the buttons of filter sheet and menu are inside the window', async ({ page }) => {
  await setTextSize(page, 200)
  await openHydrated(page, '/collections')
  for (const name of ['Filters', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    const ends = await sheet
      .getByRole('button')
      .or(sheet.getByRole('link'))
      // Close is an icon, whose target is larger than it looks.
      .filter({ hasText: /\w/ })
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(1)
    const right = await sheet.evaluate((element) => element.getBoundingClientRect().right)
    expect(Math.max(...ends)).toBeLessThanOrEqual(right)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})

test('with text of 200 % the search field has more than half of the row, and suggestions break no word', async ({
  page,
}) => {
  await setTextSize(page, 200)
  await openHydrated(page, '/contact')
  const field = page.getByRole('banner').getByLabel('Search', { exact: true })
  await field.focus()
  await page.keyboard.type('kanjivaram')
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  const [ofField, ofCancel] = await Promise.all([field.boundingBox(), cancel.boundingBox()])
  expect(ofField?.width).toBeGreaterThan(viewports.phone.width / 2)
  expect((ofCancel?.x ?? 0) + (ofCancel?.width ?? viewports.phone.width)).toBeLessThanOrEqual(viewports.phone.width)
  const suggestions = page.getByRole('listbox')
  await expect(suggestions.getByRole('option')).toHaveCount(6)
  expect(await suggestions.evaluate(brokenWords)).toEqual([])
})

test('with text of 200 % and a long city, checkout and orders do not scroll sideways', async ({ page }) => {
  await setTextSize(page, 200)
  await addToCart(page, '/product/ps-01')
  await openHydrated(page, '/checkout')
  const address = {
    'Full Name': 'Anu Menon',
    'Phone Number': '9847012345',
    'Email Address': 'anu@example.com',
    'Address Line 1': 'TC 12/408, Pattom Palace Road',
    City: 'Flat3B,KrishnaApartments,Thiruvananthapuram',
    Pincode: '695004',
  }
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
  await expect(page.getByText(/^Delivery to Flat3B/)).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Expected delivery').first()).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
  await openHydrated(page, '/orders')
  await page.getByText(/^Placed on/).waitFor()
  expect(await overflowOf(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: /^#PW/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order #PW/ })).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
})

for (const width of [320, 360]) {
  test(`at ${width} px with text of 200 % home and a product break no word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await setTextSize(page, 200)
    for (const path of ['/', '/product/ps-01']) {
      await openHydrated(page, path)
      expect(await page.getByRole('main').evaluate(brokenWords)).toEqual([])
      expect(await overflowOf(page)).toEqual([])
    }
  })
}

test('at 320 px with text of 200 % cart and checkout break no word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await setTextSize(page, 200)
  await addToCart(page, '/product/ps-01')
  await openHydrated(page, '/cart')
  await page.getByRole('region', { name: 'Order Summary' }).waitFor()
  const main = page.getByRole('main')
  expect(await main.evaluate(brokenWords)).toEqual([])
  await openHydrated(page, '/checkout')
  const names = page.getByRole('list', { name: 'Checkout steps' }).getByText(/Address|Method|Placed/)
  const sizes = await names.evaluateAll((each) => each.map((name) => parseFloat(getComputedStyle(name).fontSize)))
  expect(sizes).toEqual([30, 30, 30])
  const address = {
    'Full Name': 'Anu Menon',
    'Phone Number': '9847012345',
    'Email Address': 'a@b.in',
    'Address Line 1': '12 Temple Road',
    City: 'Trivandrum',
    Pincode: '695001',
  }
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
  await expect(page.getByText('Delivery to Trivandrum, Kerala')).toBeVisible()
  expect(await main.evaluate(brokenWords)).toEqual([])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Order Placed Successfully' })
  await expect(title).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
  // The number of an order is longer than a line.
  expect((await main.evaluate(brokenWords)).filter((word) => !/^PW\d+$/.test(word))).toEqual([])
})

test('with text of 200 % amounts of eight digits do not make cart and checkout scroll sideways', async ({ page }) => {
  await setTextSize(page, 200)
  await openHydrated(page, '/product/ps-01')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await partHydrated(add)
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first()
  await quantity.fill('2000')
  await quantity.press('Enter')
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 2,000 items' })).toBeVisible()
  await openHydrated(page, '/cart')
  await expect(page.getByText('₹2,49,98,000').first()).toBeVisible()
  expect(await overflowOf(page)).toEqual([])
  await openHydrated(page, '/checkout')
  await page.getByRole('region', { name: 'Order Summary' }).getByText('₹2,49,98,000').last().waitFor()
  expect(await overflowOf(page)).toEqual([])
})

test('the button to the top is not over large text, a form or the end of the footer', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Back to top' })
  await openHydrated(page, '/contact')
  await scrollToEnd(page)
  await expect(button).toBeVisible()
  const [box, theme] = await Promise.all([button.boundingBox(), page.getByLabel('Theme').boundingBox()])
  expect(box?.y).toBeGreaterThan((theme?.y ?? Infinity) + (theme?.height ?? 0))
  await page.getByRole('textbox').last().focus()
  await expect(button).toBeHidden()
  await setTextSize(page, 200)
  await openHydrated(page, '/contact')
  await scrollToEnd(page)
  await expect(button).toBeHidden()
})

test('the button to the top is over no link of the checkout', async ({ page }) => {
  await addToCart(page, '/product/cl-01')
  await openHydrated(page, '/checkout')
  await page.getByRole('textbox', { name: 'Full Name' }).waitFor()
  await scrollToEnd(page)
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeVisible()
  const links = page.getByRole('contentinfo').getByRole('link')
  expect(await links.count()).toBeGreaterThan(2)
  // The footer becomes longer a moment after the button is shown.
  await eventually(async () => {
    await scrollToEnd(page)
    return button.evaluate(linksUnder)
  }).toEqual([])
})

/** In the page: texts of the footer's links that the element covers. */
function linksUnder(element: Element): (string | null)[] {
  const own = element.getBoundingClientRect()
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    left < own.right && right > own.left && top < own.bottom && bottom > own.top
  const links = [...document.querySelectorAll('footer a')]
  return links.filter((link) => [...link.getClientRects()].some(isUnder)).map((link) => link.textContent)
}

async function addToCart(page: Page, product: string) {
  await openHydrated(page, product)
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await partHydrated(add)
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
}

async function scrollToEnd(page: Page) {
  await eventually(() =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return scrollY > 400
    }),
  ).toBe(true)
}

/** In the page: words that begin in one line and end in another; visually hidden texts are not looked at. */
function brokenWords(element: Element): string[] {
  const isHidden = (at: Element | null): boolean =>
    at !== null && (getComputedStyle(at).clipPath === 'inset(50%)' || isHidden(at.parentElement))
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (isHidden(text.parentElement)) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

test('with text of 200 % the underline of a plain button is below its last line', async ({ page }) => {
  await setTextSize(page, 200)
  await openHydrated(page, '/signin')
  const below = await page.getByRole('button', { name: 'Use a passkey or a code instead' }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const { height, bottom } = words.getBoundingClientRect()
    const line = button.getBoundingClientRect().top + parseFloat(getComputedStyle(button, '::after').top)
    return { height, px: line - bottom }
  })
  // Two lines.
  expect(below.height).toBeGreaterThan(60)
  expect(below.px).toBeGreaterThanOrEqual(0)
})

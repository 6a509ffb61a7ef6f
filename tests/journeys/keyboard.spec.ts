import { type Page, expect } from '@playwright/test'
import { holdRequests } from '../support/holdRequests.ts'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'
import { pressTabTo } from '../support/pressTabTo.ts'
import { stopClock } from '../support/stopClock.ts'
import { eventually, test } from '../support/journey.ts'

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('Tab and Enter alone lead from home to a product in the cart, and to removing it', async ({ page }) => {
      await page.clock.install()
      await openHydrated(page, '/')
      await page.keyboard.press('Tab')
      await eventually(() => focused(page)).toBe('link Skip to content')
      // An entry of its own would have no state: a placed order or a step of the checkout would be lost.
      const entry = () => page.evaluate(() => JSON.stringify([history.length, history.state]))
      const before = await entry()
      await page.keyboard.press('Enter')
      await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
      expect(await entry()).toBe(before)
      await eventually(() => page.evaluate(spaceBelowHeader)).toBeGreaterThanOrEqual(0)

      const name = await page.getByRole('article').first().getByRole('link').innerText()
      await tabTo(page, `link ${name}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

      await tabTo(page, `button Increase quantity of ${name}`)
      await page.keyboard.press('Enter')
      await tabTo(page, 'button Add to Cart')
      await page.keyboard.press('Enter')
      await closeMessage(page, 'Added to cart!')

      await tabTo(page, 'link Cart, 2 items')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
      await tabTo(page, 'link View cart')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible()

      await tabTo(page, `button Remove ${name}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
      await closeMessage(page, `${name} removed from cart`)
      await tabTo(page, 'link Start Shopping')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
    })

    test('every stop of the Tab key on a list has a name and is seen', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, '/collections/pure-silks')
      const stops: string[] = []
      const unseen: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const stop = await focused(page)
        if (stop === 'nothing') break
        stops.push(stop)
        // Even under reduced motion a new style takes a frame to apply.
        await painted(page)
        if (!(await page.evaluate(isFocusSeen))) unseen.push(stop)
      }
      expect(unseen).toEqual([])
      expect(stops.filter((stop) => /^\w+ $/.test(stop))).toEqual([])
      // A card is two stops: the product, and its cart button.
      expect(stops.length).toBeGreaterThan(30)
      console.log(`stops of the Tab key at ${viewport.width} px: ${stops.length}`)
    })
  })
}

test('tabbing backwards through a list and its filters, no stop lies below the header or the toolbar', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/collections/pure-silks?filters=open&on_sale=true')
  await page.getByRole('group', { name: 'Fabric' }).waitFor()
  await page.getByLabel('Theme').focus()
  const covered: string[] = []
  let stops = 0
  for (; (await focused(page)) !== 'link Skip to content'; stops += 1) {
    await page.keyboard.press('Shift+Tab')
    if (!(await page.evaluate(isOnTop))) covered.push(await focused(page))
  }
  expect(covered).toEqual([])
  expect(stops).toBeGreaterThan(60)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px every stop from the last picture of a product to its details is seen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/product/ps-01')
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .last()
      .focus()
    const stops: string[] = []
    const unseen: string[] = []
    while (!stops.at(-1)?.startsWith('tab ')) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      stops.push(stop)
      if (!(await page.evaluate(isOnTop))) unseen.push(stop)
      expect(stops.length).toBeLessThan(30)
    }
    expect(stops[0]).toMatch(/^button Save /)
    expect(unseen).toEqual([])
  })
}

test('the focus ring is seen on any picture: it has two colours of contrast 3:1', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openHydrated(page, '/collections/pure-silks')
    await tabTo(page, /^button Save /)
    await eventually(() => page.evaluate(ringContrast)).toBeGreaterThanOrEqual(3)
    await openHydrated(page, '/product/ps-01')
    await tabTo(page, 'button View full screen')
    await eventually(() => page.evaluate(ringContrast)).toBeGreaterThanOrEqual(3)
  }
})

test('Show more leads to the first new card, and Back from a card to that card', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/collections')
  await page.getByRole('link', { name: 'Show more' }).press('Enter')
  const card = page.getByRole('article').nth(24).getByRole('link')
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  const name = await card.innerText()
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe(`h1 ${name}`)
  await page.goBack()
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
})

test('a hidden tab stop is found', async ({ page }) => {
  await page.setContent('<button style="outline: none">A</button><button>B</button>')
  await page.keyboard.press('Tab')
  expect([await focused(page), await page.evaluate(isFocusSeen)]).toEqual(['button A', false])
  await page.keyboard.press('Tab')
  expect([await focused(page), await page.evaluate(isFocusSeen)]).toEqual(['button B', true])
  await page.keyboard.press('Tab')
  await eventually(() => focused(page)).toBe('nothing')
})

test('the heading keeps the focus when the orders replace their spinner', async ({ page }) => {
  await openHydrated(page, '/checkout')
  const code = await holdRequests(page, /\/Orders-.*\.js$/)
  await page.getByRole('link', { name: 'Your orders on this device' }).press('Enter')
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeVisible()
  await eventually(() => focused(page)).toBe('h1 Your orders')
  code.release()
  await expect(page.getByText('No order has been placed on this device.')).toBeVisible()
  await eventually(() => focused(page)).toBe('h1 Your orders')
})

test('a toast stays while it has the focus, and has its four seconds after it', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).press('Enter')
  const message = page.getByText('Added to cart!')
  await expect(message).toBeVisible()
  await stopClock(page)
  await tabTo(page, 'button Close message')
  await page.clock.runFor(60_000)
  await expect(message).toBeVisible()
  // To the toast itself, and out of it.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(3900)
  await expect(message).toBeVisible()
  await page.clock.runFor(1000)
  await expect(message).toHaveCount(0)
})

test('Tab leaves the toasts, and Shift+Tab returns to the control before them', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/product/ps-01')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await add.press('Enter')
  await expect(page.getByText('Added to cart!')).toBeVisible()
  await stopClock(page)
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.clock.runFor(10)
    return page.evaluate(() => document.activeElement?.closest('[data-sonner-toaster]') !== null)
  }
  await tabTo(page, 'button Close message')
  const isInToasts = []
  for (let presses = 0; presses < 6; presses += 1) isInToasts.push(await press('Tab'))
  const outAt = isInToasts.indexOf(false)
  expect([0, 1]).toContain(outAt)
  expect(isInToasts.slice(outAt)).not.toContain(true)

  await add.focus()
  await page.keyboard.press('Alt+t')
  expect([await press('Tab'), await press('Shift+Tab')]).toEqual([true, false])
  await expect(add).toBeFocused()
  expect(await add.evaluate((button) => button.matches(':focus-visible'))).toBe(true)
})

test('on a phone a toast stays at its edge while Tab moves on, until it would cover the control in use', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).press('Enter')
  await expect(page.getByText('Added to cart!')).toBeVisible()
  await stopClock(page)
  const edge = () => page.locator('[data-sonner-toaster]').getAttribute('data-y-position')
  // A text field opens a keyboard at the bottom.
  await page.getByRole('textbox', { name: /^Quantity of/ }).focus()
  await page.clock.runFor(100)
  await eventually(edge).toBe('top')
  const control = page.getByRole('button', { name: 'Buy Now' })
  const focusAt = async (fromTop: number) => {
    await control.evaluate((button, px) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollBy({ top: button.getBoundingClientRect().top - px, behavior: 'instant' })
      button.focus({ preventScroll: true })
    }, fromTop)
    await page.clock.runFor(100)
  }
  // At the other edge it would be rendered anew, and announced again.
  await focusAt(360)
  expect(await edge()).toBe('top')
  await focusAt(120)
  await eventually(edge).toBe('bottom')
})

const tabTo = (page: Page, wanted: string | RegExp) => pressTabTo(page, wanted, focused)

/**
 * A toast is last in the Tab order, and returns the focus when it is closed. It also closes by itself, hence the stopped clock:
 * a busy machine is slower to get there.
 */
async function closeMessage(page: Page, text: string): Promise<void> {
  const message = page.getByText(text)
  await expect(message).toBeVisible()
  await stopClock(page)
  await tabTo(page, 'button Close message')
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(message).toHaveCount(0)
}

/** Role of what has the focus, and the first line of its name: 'link Sign In'; 'nothing' for the page itself. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing'
    const roles: Readonly<Record<string, string>> = { a: 'link', input: 'searchbox', select: 'combobox' }
    const [label] =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? (element.labels ?? []) : []
    const name = element.ariaLabel ?? label?.innerText ?? element.innerText
    return `${element.role ?? roles[element.localName] ?? element.localName} ${name.trim().split('\n')[0]}`
  })
}

/** In the page: px between the header and the main part. */
function spaceBelowHeader(): number {
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  return Math.round((edge('main')?.top ?? NaN) - (edge('header')?.bottom ?? NaN))
}

/** In the page: whether nothing lies over some part of the element with the focus. */
function isOnTop(): boolean {
  const element = document.activeElement
  if (!element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((part) => [(left + right) / 2, top + (bottom - top) * part] as const)
  // What lies over a bare field or a stretched link is a part of it.
  const stand = element.closest('article, form, label, span') ?? element
  return points.some(([x, y]) => stand.contains(document.elementFromPoint(x, y)))
}

/** In the page: the contrast between the two colours of the focus ring. */
function ringContrast(): number {
  const { outlineColor, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
  const [line, band] = [outlineColor, boxShadow].map((text) => {
    const [red = 0, green = 0, blue = 0] = (/rgb\(([^)]+)\)/.exec(text)?.[1] ?? '').split(', ').map((channel) => {
      const value = Number(channel) / 255
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  const [dark = 0, light = 0] = [line ?? 0, band ?? 0].toSorted((one, other) => one - other)
  return boxShadow === 'none' ? 0 : (light + 0.05) / (dark + 0.05)
}

/** In the page: whether the element with the focus, or what stands for it, shows that it has it and is in the window. */
function isFocusSeen(): boolean {
  const element = document.activeElement
  if (!element) return false
  const box = element.getBoundingClientRect()
  const inWindow = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight
  const marked = (place: Element, part?: '::after') => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  // A stretched link is marked around its card, a bare field under its form.
  const stand = element.closest('article, form, span') ?? element
  return inWindow && (marked(element) || marked(element, '::after') || marked(stand))
}

import { expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, origin, test } from '../support/journey.ts'

const address = () => `${origin()}/collections/pure-silks`
const name = 'Kanjivaram Temple Border Silk'

// Stories have no pointer that stays over an element: the effects of `:hover` are tested here.

test('hovering a card shows its action bar and its second picture, and leaving hides both', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, address())
  const card = page.getByRole('article').filter({ hasText: name })
  const add = card.getByRole('button', { name: `Add to Cart: ${name}` })
  const bar = () => add.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity)
  const pictures = card.locator('img')
  const second = () =>
    pictures.nth(1).evaluate((picture) => getComputedStyle(picture.closest('span') ?? picture).opacity)
  expect([await bar(), await pictures.count()]).toEqual(['0', 1])

  await card.hover()
  await eventually(bar).toBe('1')
  await eventually(second).toBe('1')
  await eventually(() => pictures.nth(1).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(
    0,
  )
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()

  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('heading', { level: 1 }).click()
  await eventually(bar).toBe('0')
  await eventually(second).toBe('0')
})

test('the action bars of all cards are gone at once when the window becomes wide', async ({ page }) => {
  await page.setViewportSize(viewports.tablet)
  await openHydrated(page, address())
  const bar = page.getByRole('button', { name: `Add to Cart: ${name}` }).locator('..')
  const atResize = await bar.evaluateHandle((shown) => {
    const state = () => [getComputedStyle(shown).opacity, shown.getAnimations().length]
    // In an object, or the promise itself would be awaited.
    const seen = new Promise((resolve) => {
      addEventListener('resize', () => resolve(state()), { once: true })
    })
    return { seen }
  })
  await page.setViewportSize(viewports.desktop)
  expect(await atResize.evaluate(({ seen }) => seen)).toEqual(['0', 0])
})

test.describe('on a touch screen', () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true })

  test('a card shows its cart button at once, no quick view and no second picture', async ({ page }) => {
    await openHydrated(page, address())
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card.getByRole('button')).toHaveCount(2)
    const bag = await card.getByRole('button', { name: `Add to Cart: ${name}` }).boundingBox()
    expect(bag).toMatchObject({ width: 44, height: 44 })

    await card.getByRole('button', { name: `Save ${name} to wishlist` }).tap()
    await expect(card.getByRole('button', { name: `Save ${name} to wishlist`, pressed: true })).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
    await card.getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

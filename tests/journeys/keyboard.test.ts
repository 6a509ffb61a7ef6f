import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()

describe.each([viewports.phone, viewports.desktop])('at $width px', (viewport) => {
  test('Tab and Enter alone lead from the home page to a piece in the cart, and out again', async () => {
    const page = await open.browser.newPage({ viewport })
    await openHydrated(page, open.shop.origin)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('link Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

    const name = await page.getByRole('article').first().getByRole('link').innerText()
    await tabTo(page, `link ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()

    await tabTo(page, 'button Increase quantity')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button Add to Cart')
    await page.keyboard.press('Enter')
    await closeMessage(page, 'Added to cart!')

    await tabTo(page, 'link Cart, 2 items')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Order Summary' }).waitFor()

    await tabTo(page, `button Remove ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
    await closeMessage(page, `${name} removed from cart`)
    await tabTo(page, 'link Start Shopping')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
    await page.close()
  })

  test('every stop of the Tab key on a list has a name and is seen', async () => {
    const page = await open.browser.newPage({ viewport, reducedMotion: 'reduce' })
    await openHydrated(page, `${open.shop.origin}/collections/pure-silks`)
    const stops: string[] = []
    const unseen: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (stop === 'nothing') break
      stops.push(stop)
      // Even without motion a style takes a frame to be the new one.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      if (!(await page.evaluate(isFocusSeen))) unseen.push(stop)
    }
    expect(unseen).toEqual([])
    expect(stops.filter((stop) => /^\w+ $/.test(stop))).toEqual([])
    // A card is two stops: the piece, and its bag.
    expect(stops.length).toBeGreaterThan(30)
    console.log(`stops of the Tab key at ${viewport.width} px: ${stops.length}`)
    await page.close()
  })
})

test('a stop that cannot be seen is found', async () => {
  const page = await open.browser.newPage()
  await page.setContent('<button style="outline: none">A</button><button>B</button>')
  await page.keyboard.press('Tab')
  expect([await focused(page), await page.evaluate(isFocusSeen)]).toEqual(['button A', false])
  await page.keyboard.press('Tab')
  expect([await focused(page), await page.evaluate(isFocusSeen)]).toEqual(['button B', true])
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('nothing')
  await page.close()
})

/** Presses Tab until the focus is there. Rejects with the way it took when it comes round without having met it. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  const way: string[] = []
  while (way.length < 150) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === wanted) return
    way.push(stop)
  }
  throw new Error(`The Tab key does not lead to '${wanted}'. It led to:\n${way.join('\n')}`)
}

/** A message stands last in the order of the Tab key, and hands the focus back when it is closed. */
async function closeMessage(page: Page, text: string): Promise<void> {
  const message = page.getByText(text)
  await message.waitFor()
  await tabTo(page, 'button Close message')
  await page.keyboard.press('Enter')
  await message.waitFor({ state: 'detached' })
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

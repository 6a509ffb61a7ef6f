import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Device } from '../support/devices.ts'
import { firstLoad } from '../support/firstLoad.ts'
import { openHydrated } from '../support/hydrated.ts'
import { openBrowser } from '../support/openBrowser.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { warmPictures } from '../support/warmPictures.ts'

/** Bytes a first load may cost on a telephone, all in all. */
const limit = 320_000

/** `most` is what a first load may cost there; a screen shows twelve cards at once. The phone has a budget of its own. */
const weighed = {
  'a small telephone': { width: 360, height: 780, density: 1, most: limit },
  'a screen': { width: 1280, height: 900, density: 1, most: 400_000 },
} satisfies Record<string, Device & { most: number }>

const telephone: Device = { width: 412, height: 823, density: 1.75 }
const devices: Readonly<Record<string, Device>> = { ...weighed, 'a telephone': telephone }

const pages = { home: '/', listing: '/collections', product: '/product/ps-01' }

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await startShop({ AVIF: 'on-request' })
  browser = await openBrowser()
  for (const device of Object.values(devices)) {
    for (const path of Object.values(pages))
      await warmPictures(shop.origin, (await firstLoad(browser, shop.origin + path, device)).pictures)
  }
}, 400_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

describe.each(Object.entries(pages))('a first load of the %s', (name, path) => {
  test.each(Object.entries(weighed))('on %s', async (_name, device) => {
    const { bytes, byKind, pictures } = await firstLoad(browser, shop.origin + path, device)
    const kinds = Object.entries(byKind).map(([kind, part]) => `${kind} ${kilobytes(part)}`)
    const size = `${device.width}@${device.density}`
    console.log(
      `${name.padEnd(8)} ${size.padEnd(9)} ${kilobytes(bytes).padStart(4)} kB, ${pictures.length} pictures (${kinds.join(', ')})`,
    )
    expect(pictures.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(device.most)
    // They are inline; the preload scanner of a fast connection would fetch even a disabled link in the head.
    expect(kinds).not.toContainEqual(expect.stringMatching(/^css/))
  })
})

test('pictures above the budget fail the check', async () => {
  const plain = await firstLoad(browser, shop.origin, telephone)
  const heavy = await firstLoad(browser, shop.origin, telephone, {
    prepare: async (page) => {
      const body = Buffer.alloc(limit, 'x')
      await page.route('**/pictures/**', (route) => route.fulfill({ body, contentType: 'image/webp' }))
    },
  })
  expect(plain.bytes).toBeLessThanOrEqual(limit)
  expect(heavy.bytes).toBeGreaterThan(limit)
})

describe.each(Object.entries(pages))('the pictures of the %s', (_page, path) => {
  test.each(Object.entries(devices))('fit what is shown of them on %s', async (_name, { width, height, density }) => {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density })
    await openHydrated(page, shop.origin + path)
    await scrollThrough(page)
    const drawn = await picturesOf(page)
    expect(drawn.length).toBeGreaterThan(1)
    for (const { src, isThere, isInPlace, fileWidth, shownWidth } of drawn) {
      expect({ src, isThere, isInPlace }).toEqual({ src, isThere: true, isInPlace: true })
      // Drawings have no pixels, and the narrowest file there is may still be too wide for a screen without density.
      if (!/^\/pictures\/\d+\//.test(src) || fileWidth <= 72) continue
      expect.soft((fileWidth / shownWidth) ** 2, `pixels of ${src} to one that is shown`).toBeLessThanOrEqual(2)
    }
    await page.close()
  })
})

test('pictures far below the window are not requested until they are near', async () => {
  const page = await browser.newPage({ viewport: telephone })
  await openHydrated(page, `${shop.origin}/collections`)
  await page.waitForLoadState('networkidle')
  const reach = 2 * telephone.height
  const tops = await page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc }) => currentSrc)
      .map((image) => {
        const room = image.closest('[data-picture]')
        return room?.getBoundingClientRect().top ?? 0
      }),
  )
  expect(tops.length).toBeGreaterThan(2)
  expect(Math.max(...tops)).toBeLessThanOrEqual(reach)
  expect(await page.locator('img').count()).toBeGreaterThan(tops.length)
  await page.close()
})

test('without scripts every picture is loaded, too', async () => {
  const page = await browser.newPage({ viewport: telephone, javaScriptEnabled: false })
  await page.goto(`${shop.origin}/collections`)
  const last = page.locator('article img').last()
  await last.scrollIntoViewIfNeeded()
  const width = () => last.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, { timeout: 10_000 }).toBeGreaterThan(0)
  await page.close()
})

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await page.waitForLoadState('networkidle')
  // A picture in a hidden element, such as the hero's second on a phone, is not requested.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, offsetParent }) => complete || offsetParent === null),
  )
}

/** Every picture that is drawn: its file's width and the width, in dots of the screen, that the whole of it takes. */
async function picturesOf(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ offsetParent }) => offsetParent !== null)
      .map((image) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight, currentSrc } = image
        const top = image.closest('[data-picture]')?.getBoundingClientRect().top
        const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight)
        return {
          src: new URL(currentSrc).pathname,
          isThere: naturalWidth > 0,
          isInPlace: top !== undefined && Math.abs(top - image.getBoundingClientRect().top) < 1,
          fileWidth: naturalWidth,
          shownWidth: naturalWidth * scale * devicePixelRatio,
        }
      }),
  )
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}

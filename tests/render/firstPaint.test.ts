import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { daylight, lamplight } from '#theme/tokens/colours.ts'
import { eventually } from '../support/eventually.ts'
import { hydrated, partHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { paintedAt } from '../support/pixels.ts'
import { openShop } from '../support/openShop.ts'

const open = openShop()

interface Device {
  /** What the device asks for. */
  prefers: 'light' | 'dark'
  /** What the shopper chose here before. */
  chosen?: string
  /** Runs before the page's own scripts. */
  prepare?: () => void
}

const cases: (Device & { painted: 'daylight' | 'lamplight' })[] = [
  { prefers: 'light', painted: 'daylight' },
  { prefers: 'dark', painted: 'lamplight' },
  { prefers: 'light', chosen: 'lamplight', painted: 'lamplight' },
  { prefers: 'dark', chosen: 'daylight', painted: 'daylight' },
  { prefers: 'dark', chosen: 'something else', painted: 'lamplight' },
]

test.each(cases)(
  'on a device that prefers $prefers, with $chosen chosen, the first paint is $painted',
  async (device) => {
    const page = await openHeld(device)
    expect(await pageColour(page)).toEqual(colours[device.painted])
    page.release()
    await hydrated(page.page)
    expect(await pageColour(page)).toEqual(colours[device.painted])
    await page.page.context().close()
  },
)

test('without the inline script the first paint has the wrong theme', async () => {
  const page = await openHeld({ prefers: 'light', chosen: 'lamplight' }, (html) =>
    html.replace(/<script>[\s\S]*?<\/script>/, ''),
  )
  expect(await pageColour(page)).toEqual(colours.daylight)
  await page.page.context().close()
})

test('the chosen theme is kept, and the next page has it from its first paint', async () => {
  const context = await open.browser.newContext({ viewport: viewports.phone })
  const page = await context.newPage()
  await page.goto(`${open.shop.origin}/cart`)
  await hydrated(page)
  await partHydrated(page.getByLabel('Theme'))
  await page.getByLabel('Theme').selectOption('Lamplight')
  await eventually(() => pageColour({ page })).toEqual(colours.lamplight)
  await page.goto(`${open.shop.origin}/contact`)
  expect(await pageColour({ page })).toEqual(colours.lamplight)
  await hydrated(page)
  await partHydrated(page.getByLabel('Theme'))
  await eventually(() => page.getByLabel('Theme').inputValue()).toBe('lamplight')
  await page.getByLabel('Theme').selectOption('As the device')
  await eventually(() => pageColour({ page })).toEqual(colours.daylight)
  expect(await page.evaluate(() => localStorage.getItem('shop.theme'))).toBeNull()
  await context.close()
})

test('no script is fetched before the first paint, unless the shopper interacts earlier', async () => {
  const context = await open.browser.newContext({ viewport: viewports.phone })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  // A stylesheet that is not delivered blocks the paint.
  await page.route('**/held.css', () => undefined)
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', '<link rel="stylesheet" href="/held.css"></head>')
    await route.fulfill({ response, body })
  })
  await page.goto(`${open.shop.origin}/contact`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await eventually(() => scripts.length).toBeGreaterThan(2)
  await context.close()
})

test('the first number format, which is slow, is made while the scripts are fetched', async () => {
  const { page } = await openHeld({ prefers: 'light', prepare: countNumberFormats })
  await page.waitForFunction(() => document.documentElement.dataset['numberFormats'])
  expect(await page.evaluate(() => document.documentElement.dataset['numberFormats'])).toBe('1')
  await page.context().close()
})

const colours = { daylight: rgb(daylight.page), lamplight: rgb(lamplight.page) }

/** The left edge under the header: bare page on every screen. */
function pageColour({ page }: { page: Page }) {
  return paintedAt(page, 1, 400)
}

function countNumberFormats() {
  let count = 0
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    apply(target, self, args) {
      document.documentElement.dataset['numberFormats'] = String(++count)
      return Reflect.apply(target, self, args)
    },
  })
}

/** Opens the contact page painted, with every script file still under way; `release` lets them come. */
async function openHeld({ prefers, chosen, prepare }: Device, change = (html: string) => html) {
  const context = await open.browser.newContext({ colorScheme: prefers, viewport: viewports.phone })
  if (chosen) await context.addInitScript((theme) => localStorage.setItem('shop.theme', theme), chosen)
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${open.shop.origin}/contact`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return { page, release }
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

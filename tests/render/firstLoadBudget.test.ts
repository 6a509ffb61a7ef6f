import { beforeAll, describe, expect, test } from 'vitest'
import { phone } from '../support/devices.ts'
import { filledCart, type StorageState } from '../support/filledCart.ts'
import { firstLoad, type FirstLoad } from '../support/firstLoad.ts'
import { openShop } from '../support/openShop.ts'
import { slow4G } from '../support/throttling.ts'
import { warmPictures } from '../support/warmPictures.ts'

const open = openShop({ AVIF: 'on-request' })

/** What a first visit may cost on a phone and slow 4G, until the network is quiet, without any input. */
const budget = { scriptBytes: 128_000, requests: 24, bytes: 320_000, shift: 0.0005 }

const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/collections' },
  { name: 'product', path: '/product/ps-01' },
  { name: 'filled cart', path: '/cart', hasCart: true },
  { name: 'filled checkout', path: '/checkout', hasCart: true },
]

let cart: StorageState
beforeAll(async () => {
  cart = await filledCart(open.browser, open.shop.origin, '/product/ps-01')
})

describe.each(pages)('a first load of the $name', ({ name, path, hasCart }) => {
  let loaded: FirstLoad
  beforeAll(async () => {
    const address = open.shop.origin + path
    const device = hasCart ? { storageState: cart } : {}
    await warmPictures(open.shop.origin, (await firstLoad(open.browser, address, phone, device)).pictures)
    loaded = await firstLoad(open.browser, address, phone, { network: slow4G, ...device })
    const { scriptBytes, bytes, requests, shift } = loaded
    console.log(
      `${name.padEnd(16)} ${kilobytes(scriptBytes)} kB of JavaScript, ${requests} requests, ${kilobytes(bytes)} kB, shift ${shift.toFixed(5)}`,
    )
  })

  test('keeps to the budget', () => {
    expect(overBudget(loaded)).toEqual([])
  })
  test('waits for no file before the first paint', () => {
    expect(loaded.blocking).toEqual([])
  })
  test('logs nothing on the console', () => {
    expect(loaded.consoleErrors).toEqual([])
  })
})

test('everything above the budget is found', async () => {
  const loaded = await firstLoad(open.browser, open.shop.origin, phone, {
    prepare: async (page) => {
      await page.route('**/planted*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `//${'x'.repeat(14_000)}` }),
      )
      await page.route(open.shop.origin, async (route) => {
        const response = await route.fetch()
        const scripts = Array.from({ length: 25 }, (_, index) => `<script src="/planted${index}.js"></script>`)
        await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${scripts.join('')}`) })
      })
      await page.addInitScript(() => {
        addEventListener('load', () => {
          console.error('planted')
          setTimeout(() => document.body.prepend('A line that comes late'), 500)
        })
      })
    },
  })
  expect(overBudget(loaded)).toEqual(['scriptBytes', 'requests', 'bytes', 'shift'])
  expect(loaded.blocking.filter((path) => path.startsWith('/planted'))).toHaveLength(25)
  expect(loaded.consoleErrors).toContainEqual(expect.stringContaining('planted'))
})

/** Names of what costs more than it may. */
function overBudget(loaded: FirstLoad): string[] {
  return Object.entries(budget)
    .filter(([key, limit]) => loaded[key as keyof typeof budget] > limit) // the keys of that very object
    .map(([key]) => key)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

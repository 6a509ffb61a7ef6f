import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { developmentBuild } from '../shop/developmentBuild.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { serveInProcess } from '../shop/inProcess.ts'
import { openBrowser, viewports } from '../shop/openBrowser.ts'
import { overflowOf } from '../shop/overflow.ts'
import { routeForms } from '../shop/routeTable.ts'
import { startShop } from '../shop/startShop.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Faults planted in the HTML of /collections on its way: what stands there, what takes its place, what is said of it. */
const faults: { fault: string; from: string; to: string; said: RegExp; onlyBy?: 'developers' }[] = [
  { fault: 'another text', from: '>All Collections<', to: '>Everything<', said: /Hydration failed|React error #418/ },
  { fault: 'another element', from: '<article', to: '<section', said: /Hydration failed|React error #418/ },
  {
    fault: 'another attribute',
    from: 'aria-label="Main"',
    to: 'aria-label="Side"',
    said: /hydrated but some attributes/,
    onlyBy: 'developers',
  },
  {
    fault: 'a script the policy does not know',
    from: '</head>',
    to: '<script>1</script></head>',
    said: /Content Security Policy/,
  },
  { fault: 'a file that is gone', from: '</head>', to: '<script src="/assets/gone.js"></script></head>', said: /404/ },
]

describe.each([
  { half: 'shoppers', forms: routeForms, start: () => startShop() },
  // This half is slow, and one list is drawn like another.
  {
    half: 'developers',
    forms: routeForms.filter(({ path }) => !/\?|collections\/(?!pure-silks)/.test(path)),
    start: async () => serveInProcess({ dist: await developmentBuild() }),
  },
])('with the React of $half', ({ half, forms, start }) => {
  let shop: { origin: string; stop: () => Promise<void> }
  let page: Page
  let complaints: string[]
  const saidOnServer = vi.fn<(...words: unknown[]) => void>()

  beforeAll(async () => {
    shop = await start()
    vi.spyOn(console, 'error').mockImplementation(saidOnServer)
    page = await browser.newPage({ viewport: viewports.phone })
    await page.addInitScript(keepServed)
    complaints = complaintsOf(page)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await page.close()
    await shop.stop()
  })

  let taken = 0
  test.each(forms)('$path is taken over without a word', async ({ path, status, waits }) => {
    await openHydrated(page, shop.origin + path)
    // The browser itself notes that an address answered 404, as this one has to.
    const isNote = (complaint: string) => status === 404 && complaint.endsWith('status of 404 (Not Found)')
    expect(complaints.splice(0).filter((complaint) => !isNote(complaint))).toEqual([])
    expect(saidOnServer.mock.calls.splice(0)).toEqual([])
    // Cart and wishlist alone put something in the place of what the server drew: what is in them.
    const lost = await page.evaluate(lostElements)
    expect(waits ? [] : lost).toEqual([])
    expect(await overflowOf(page)).toEqual([])
    taken += 1
  })

  test('all of them', () => {
    expect(taken).toBe(forms.length)
    expect(taken).toBeGreaterThanOrEqual(half === 'shoppers' ? 46 : 22)
    console.log(`routes hydrated with the React of ${half}: ${taken}`)
  })

  test.each(faults.filter(({ onlyBy = half }) => onlyBy === half))('$fault is complained of', async (fault) => {
    let planted = false
    await page.route('**/collections', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      planted = html.includes(fault.from)
      await route.fulfill({ response, body: html.replace(fault.from, fault.to) })
    })
    await openHydrated(page, `${shop.origin}/collections`)
    await page.unrouteAll()
    expect(planted).toBe(true)
    expect(complaints.splice(0)).toContainEqual(expect.stringMatching(fault.said))
  })

  test('an element that was drawn anew is found', async () => {
    await openHydrated(page, `${shop.origin}/contact`)
    await page.evaluate(() => document.querySelector('h1')?.replaceWith(document.createElement('h1')))
    expect(await page.evaluate(lostElements)).toEqual(['H1'])
  })

  test('what stands out of the window is found', async () => {
    await openHydrated(page, `${shop.origin}/cart`)
    await page.evaluate(() => {
      const wide = document.createElement('p')
      wide.style.cssText = 'width: 361px; height: 1px'
      document.querySelector('main')?.append(wide)
    })
    expect(await overflowOf(page)).toEqual(['the page: 361 px', expect.stringContaining('<p style')])
  })
})

/** In the page, before it begins: keeps every element the server has drawn. */
function keepServed() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      Object.assign(window, { served: [...document.querySelectorAll('#root *')] })
    }
  })
}

/** In the page: which of them are gone. React keeps every one where it could take the page over. */
function lostElements(): string[] {
  const { served } = window as typeof window & { served: Element[] } // kept before the page began
  if (served.length === 0) return ['all']
  return served.filter(({ isConnected }) => !isConnected).map(({ tagName }) => tagName)
}

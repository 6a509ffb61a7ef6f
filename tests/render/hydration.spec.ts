import { expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { overflowOf } from '../support/overflow.ts'
import { routeForms } from '../support/routeTable.ts'
import { plantedFaults, plantFault } from './plantedFaults.ts'
import { keepServed, lostElements } from './servedElements.ts'

// The shop as shoppers get it, with React's production build.
test.use({ viewport: viewports.phone, quiet: false })
test.beforeEach(({ page }) => page.addInitScript(keepServed))

test(`${routeForms.length} forms of the route table are opened`, () => {
  expect(routeForms.length).toBeGreaterThanOrEqual(46)
})

for (const { path, status, waits } of routeForms) {
  test(`${path} hydrates without an error, a lost element or a sideways scroll`, async ({ page, consoleErrors }) => {
    await openHydrated(page, path)
    // The browser itself notes that an address answered 404, as this one has to.
    const isNote = (error: string) => status === 404 && error.endsWith('status of 404 (Not Found)')
    expect(consoleErrors.filter((error) => !isNote(error))).toEqual([])
    // Cart, wishlist and checkout alone replace what the server rendered: what is in them is on the device.
    const lost = await page.evaluate(lostElements)
    expect(waits ? [] : lost).toEqual([])
    expect(await overflowOf(page)).toEqual([])
  })
}

for (const fault of plantedFaults('production')) {
  test(`${fault.fault} is reported on the console`, async ({ page, consoleErrors }) => {
    await plantFault(page, fault, () => openHydrated(page, '/collections'))
    expect(consoleErrors).toContainEqual(expect.stringMatching(fault.said))
  })
}

for (const path of ['/', '/collections', '/product/ps-01', '/checkout']) {
  test(`each file of ${path} is a script of its own, and runs after those it imports`, async ({ page }) => {
    await openHydrated(page, path)
    const scripts = await page
      .locator('script[type="module"]')
      .evaluateAll((all) =>
        Promise.all(
          all
            .filter((script) => script instanceof HTMLScriptElement)
            .map(async ({ src, async }) => ({ src, async, text: await (await fetch(src)).text() })),
        ),
      )
    const fileIn = (text = '') => text.split('/').at(-1) ?? ''
    const files = scripts.map(({ src }) => fileIn(src))
    expect(files.length).toBeGreaterThanOrEqual(5)
    expect(scripts.filter((script) => script.async)).toEqual([])
    for (const [index, { text }] of scripts.entries()) {
      const imported = [...text.matchAll(/(?:from|import)\s*"(\.[^"]*\.js)"/g)].map(([, address]) => fileIn(address))
      expect(files.slice(0, index)).toEqual(expect.arrayContaining(imported))
    }
    expect(files.at(-1)).toMatch(/^index-/)
  })
}

test('an element that was rendered again is found', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.evaluate(() => document.querySelector('h1')?.replaceWith(document.createElement('h1')))
  expect(await page.evaluate(lostElements)).toEqual(['H1'])
})

test('an element wider than the window is found', async ({ page }) => {
  await openHydrated(page, '/cart')
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.style.cssText = 'width: 361px; height: 1px'
    document.querySelector('main')?.append(wide)
  })
  expect(await overflowOf(page)).toEqual(['the page: 361 px', expect.stringContaining('<p style')])
})

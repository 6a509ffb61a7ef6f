import { expect } from '@playwright/test'
import { developmentBuild } from '../support/developmentBuild.ts'
import { openHydrated } from '../support/hydrated.ts'
import { type InProcessShop, serveInProcess } from '../support/inProcess.ts'
import { test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { overflowOf } from '../support/overflow.ts'
import { routeForms } from '../support/routeTable.ts'
import { plantedFaults, plantFault } from './plantedFaults.ts'
import { keepServed, lostElements } from './servedElements.ts'

// React's development build notices more, attributes for instance. It is slow, and one list is rendered like another.
const forms = routeForms.filter(({ path }) => !/\?|collections\/(?!pure-silks)/.test(path))

test.use({ viewport: viewports.phone, quiet: false })
// One server and one build for all of them.
test.describe.configure({ mode: 'default' })

let shop: InProcessShop
const logError = console.error
const saidOnServer: unknown[][] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await serveInProcess({ dist: await developmentBuild() })
  console.error = (...words: unknown[]) => saidOnServer.push(words)
})
test.afterAll(async () => {
  console.error = logError
  await shop.stop()
})
test.beforeEach(async ({ page }) => {
  saidOnServer.length = 0
  await page.addInitScript(keepServed)
})

test(`${forms.length} forms of the route table are opened`, () => {
  expect(forms.length).toBeGreaterThanOrEqual(22)
})

for (const { path, status, waits } of forms) {
  test(`${path} hydrates without an error on server and browser`, async ({ page, consoleErrors }) => {
    await openHydrated(page, shop.origin + path)
    const isNote = (error: string) => status === 404 && error.endsWith('status of 404 (Not Found)')
    expect(consoleErrors.filter((error) => !isNote(error))).toEqual([])
    expect(saidOnServer).toEqual([])
    const lost = await page.evaluate(lostElements)
    expect(waits ? [] : lost).toEqual([])
    expect(await overflowOf(page)).toEqual([])
  })
}

test('a page whose module is loaded after a click renders without an error', async ({ page, consoleErrors }) => {
  await openHydrated(page, `${shop.origin}/collections`)
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('an empty checkout leads to the cart without an error', async ({ page, consoleErrors }) => {
  await page.goto(`${shop.origin}/checkout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Handpicked for You' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

for (const fault of plantedFaults('development')) {
  test(`${fault.fault} is reported on the console`, async ({ page, consoleErrors }) => {
    await plantFault(page, fault, () => openHydrated(page, `${shop.origin}/collections`))
    expect(consoleErrors).toContainEqual(expect.stringMatching(fault.said))
  })
}

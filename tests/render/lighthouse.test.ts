import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, quietArgs } from '../browser/chromium.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

let shop: RunningShop
let chrome: LaunchedChrome
beforeAll(async () => {
  shop = await startShop({ SITE_URL: 'https://shop.example' })
  const { executablePath, env } = await findChromium()
  chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...quietArgs],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  })
})
afterAll(async () => {
  chrome.kill()
  await shop.stop()
})

/** The failed audits of a page, by name, without manual ones. */
async function objections(path: string, skipAudits: string[] = []): Promise<string[]> {
  const result = await lighthouse(shop.origin + path, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: ['seo', 'best-practices'],
    skipAudits,
    throttlingMethod: 'provided',
    // Nobody looks at a report here.
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${path}: ${runtimeError.message}`)
  const asked = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  expect(asked.length).toBeGreaterThan(10)
  return asked.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1)
}

// The canonical link names the shop's public address, and Lighthouse looks at a local one.
const elsewhere = ['canonical']

test.each(['/', '/collections', '/product/ps-01'])(
  'Lighthouse has nothing against %s in SEO and best practices',
  async (path) => {
    expect(await objections(path, elsewhere)).toEqual([])
  },
)

test('it reports a page that is excluded from search results', async () => {
  expect(await objections('/cart', elsewhere)).toEqual(['is-crawlable'])
})

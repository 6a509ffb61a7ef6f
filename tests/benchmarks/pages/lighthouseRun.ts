import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { quietArgs, type FoundBrowser } from '#tests/browser/chromium.ts'
import type { Target } from './sites.ts'

/** What Lighthouse says of a page. Times in ms, sizes in bytes as transferred. */
export interface LighthouseResult {
  score: number
  firstPaint: number
  largestPaint: number
  blockingTime: number
  shift: number
  speedIndex: number
  scriptBytes: number
  bytes: number
  requests: number
  /** How fast the machine was just then; figures of runs that differ widely in it cannot be compared. */
  benchmarkIndex: number
}

/** One run with the mobile preset (simulated slow 4G, 4× CPU) in a browser of its own, so that nothing is cached. */
export async function lighthouseRun({ executablePath, env }: FoundBrowser, target: Target): Promise<LighthouseResult> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...quietArgs],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  })
  try {
    if (target.storageState) await seed(chrome.port, target)
    const result = await lighthouse(target.address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${target.address}.`)
    const { audits, categories, environment, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse failed on ${target.address}: ${runtimeError.message}`)
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN
    const requests = requestsOf(audits['network-requests']?.details)
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
    return {
      score: 100 * (categories['performance']?.score ?? NaN),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blockingTime: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      speedIndex: value('speed-index'),
      scriptBytes: sum(scripts),
      bytes: sum(requests),
      requests: requests.length,
      benchmarkIndex: environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}

/** Gives the browser what the device keeps, on an empty page of that origin; Lighthouse leaves local storage alone. */
async function seed(port: number, { address, storageState }: Target): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context of its own.')
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  const entries = storageState?.origins.flatMap(({ localStorage }) => localStorage) ?? []
  await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), entries)
  await page.close()
  await browser.close()
}

interface Requested {
  url: string
  resourceType: string
  transferSize: number
}

function requestsOf(details: unknown): Requested[] {
  // The items of this audit are untyped in Lighthouse: core/audits/network-requests.js
  const { items } = details as { items: Requested[] }
  return items.filter(({ url }) => /^https?:/.test(url))
}

function sum(requests: readonly Requested[]): number {
  return requests.reduce((total, { transferSize }) => total + transferSize, 0)
}

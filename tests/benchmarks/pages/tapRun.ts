import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'
import { emulated, phone } from '#tests/support/devices.ts'
import { recordNetwork } from '#tests/support/networkLog.ts'
import { paintReport, watchPaints } from '#tests/support/paints.ts'
import { throttle, type Network } from '#tests/support/throttling.ts'
import { watchAddToCart, type TapLog } from './tapPage.ts'

/** A slow phone on a slow connection: 300 ms, 180 kB/s, 6× CPU. */
const network: Network = { latency: 300, downloadThroughput: 180_000, uploadThroughput: 180_000 }
const cpu = 6

/** How long a tap may take to show in the badge before it counts as lost, ms. */
const lostAfter = 15_000

/** First and largest paint without any input, ms since navigation. */
export async function paintsOf(browser: Browser, address: string) {
  const { page, session } = await openThrottled(browser)
  await page.addInitScript(watchPaints)
  const log = await recordNetwork(session)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  await log.quiet(1000)
  const { firstPaint, largestPaint } = await page.evaluate(paintReport)
  await page.context().close()
  return { firstPaint, largestPaint }
}

/** Taps Add to Cart from the first paint on, 100 ms after the last was handled, until one counts: when that one was sent. */
export async function untilATapWorks(browser: Browser, address: string) {
  const { page, tap, badgeTime, hasCounted } = await openForTaps(browser, address)
  while (!hasCounted()) {
    // One at a time: taps that queue up would themselves keep the page busy.
    await tap()
    await wait(100)
  }
  const badge = await badgeTime
  const { taps, kept } = await page.evaluate(() => (window as typeof window & { tapLog: TapLog }).tapLog) // set by watchAddToCart
  await page.context().close()
  const counted = taps.findLast(({ handled }) => handled <= (kept || badge))
  return { worksFrom: counted && badge < Infinity ? counted.sent : Infinity, badge }
}

/** Taps Add to Cart once, at the first paint: how long until the badge shows, as a shopper feels it; Infinity if never. */
export async function tapAtFirstPaint(browser: Browser, address: string) {
  const { page, tap, badgeTime } = await openForTaps(browser, address)
  await tap()
  const badge = await badgeTime
  const { taps } = await page.evaluate(() => (window as typeof window & { tapLog: TapLog }).tapLog) // set by watchAddToCart
  await page.context().close()
  // Without a time of its own the tap has missed the button.
  const [{ sent } = { sent: Infinity }] = taps
  return { sent, felt: sent === Infinity ? Infinity : badge - sent }
}

async function openThrottled(browser: Browser) {
  const context = await browser.newContext(emulated(phone))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await throttle(session, { network, cpu })
  return { page, session }
}

/** Opens a page and waits until its Add to Cart can be tapped at. */
async function openForTaps(browser: Browser, address: string) {
  const { page, session } = await openThrottled(browser)
  const reports = new EventEmitter<{ aim: []; badge: [number] }>()
  const aimed = once(reports, 'aim', { signal: AbortSignal.timeout(60_000) })
  let hasCounted = false
  let at = { x: 0, y: 0 }
  await page.exposeFunction('aimAt', (x: number, y: number) => {
    at = { x, y }
    reports.emit('aim')
  })
  await page.exposeFunction('cartFilled', () => {
    hasCounted = true
  })
  await page.exposeFunction('badgeShown', (time: number) => reports.emit('badge', time))
  await page.addInitScript(watchAddToCart)
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  await aimed.catch((cause: unknown) => {
    throw new Error(`${address} shows no Add to Cart.`, { cause })
  })
  const badgeTime = once(reports, 'badge', { signal: AbortSignal.timeout(lostAfter) })
    .then(([time]: number[]) => time ?? Infinity)
    .catch(() => Infinity)
    .finally(() => {
      hasCounted = true
    })
  return { page, tap: () => tapAt(session, at), badgeTime, hasCounted: () => hasCounted }
}

/** A finger that comes down and goes up again. */
async function tapAt(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await Promise.all([touch('touchStart', [{ x, y }]), touch('touchEnd', [])])
}

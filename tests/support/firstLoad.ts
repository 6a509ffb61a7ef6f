import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { consoleErrorsOf } from './consoleErrors.ts'
import { emulated, type Device } from './devices.ts'
import { recordNetwork } from './networkLog.ts'
import { paintReport, watchPaints } from './paints.ts'
import { throttle, type Network } from './throttling.ts'

/** What a page cost a browser that had nothing of it cached. Bytes are as transferred, headers included. */
export interface FirstLoad {
  bytes: number
  /** The same by the kind of file: 'javascript', 'avif'. */
  byKind: Readonly<Record<string, number>>
  requests: number
  scriptBytes: number
  /** Paths of the pictures it asked for. */
  pictures: readonly string[]
  /** Sum of all layout shifts, those after an input included. */
  shift: number
  /** Files the first paint waited for. */
  blocking: readonly string[]
  /** The largest picture of the first screen, if a picture is the largest paint, and the script bytes that came before it. */
  mainPicture: { path: string; scriptBytesBefore: number } | undefined
  /** Warnings and errors of the console: hydration that failed speaks there. */
  consoleErrors: readonly string[]
}

interface Options {
  network?: Network
  storageState?: BrowserContextOptions['storageState']
  prepare?: (page: Page) => Promise<void>
}

/** How long nothing may be requested until a page counts as loaded, ms: idle callbacks and timers of the page fit in. */
const quietMs = 1000

/** Opens an address in a browser without a cache, waits until it requests nothing more, and says what it cost. */
export async function firstLoad(
  browser: Browser,
  address: string,
  device: Device,
  { network, storageState, prepare }: Options = {},
): Promise<FirstLoad> {
  const context = await browser.newContext({ ...emulated(device), ...(storageState && { storageState }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const log = await recordNetwork(session)
  if (network) await throttle(session, { network })
  const consoleErrors = consoleErrorsOf(page)
  await page.addInitScript(watchPaints)
  await prepare?.(page)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  await log.quiet(quietMs)
  // A busy page may not yet have come to what it wants to request next.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await log.quiet(quietMs)
  const { shift, blocking, largest } = await page.evaluate(paintReport)
  await context.close()

  const { transfers } = log
  const scripts = transfers.filter(({ type }) => type === 'Script')
  const picture = transfers.find(({ type, path }) => type === 'Image' && path === largest.path)
  const scriptsBefore = picture ? scripts.filter(({ end }) => end < picture.end) : []
  return {
    bytes: sum(transfers),
    byKind: Object.fromEntries([...Map.groupBy(transfers, kindOf)].map(([kind, its]) => [kind, sum(its)])),
    requests: transfers.length,
    scriptBytes: sum(scripts),
    pictures: transfers.map(({ path }) => path).filter((path) => path.startsWith('/pictures/')),
    shift,
    blocking,
    mainPicture: picture && { path: picture.path, scriptBytesBefore: sum(scriptsBefore) },
    consoleErrors: [...consoleErrors],
  }
}

function kindOf({ mimeType }: { mimeType: string }): string {
  return mimeType.replace(/^.*\//, '')
}

function sum(transfers: readonly { bytes: number }[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0)
}

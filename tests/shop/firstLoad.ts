import type { Browser, Page } from 'playwright'

/** A telephone or a screen, as a browser sees it. */
export interface Device {
  width: number
  height: number
  /** Dots of the screen to one px. */
  density: number
}

/** What a page cost a browser that had nothing of it. */
export interface FirstLoad {
  /** Bytes as they came over the wire, heads included. */
  bytes: number
  /** The same by the kind of file: 'javascript', 'avif'. */
  byKind: Readonly<Record<string, number>>
  /** Paths of the pictures it asked for. */
  pictures: readonly string[]
}

/** Opens an address in a browser without a cache, waits until it asks for nothing more, and says what it cost. */
export async function firstLoad(
  browser: Browser,
  address: string,
  { width, height, density }: Device,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const byKind: Record<string, number> = {}
  const pictures: string[] = []
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('data:')) return
    kinds.set(requestId, response.mimeType.replace(/^.*\//, ''))
    const { pathname } = new URL(response.url)
    if (pathname.startsWith('/pictures/')) pictures.push(pathname)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === undefined) return
    bytes += encodedDataLength
    byKind[kind] = (byKind[kind] ?? 0) + encodedDataLength
  })
  await prepare(page)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await context.close()
  return { bytes, byKind, pictures }
}

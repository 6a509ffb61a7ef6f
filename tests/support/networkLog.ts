import type { CDPSession } from 'playwright'

/** One answered request of a page, as it came over the network. */
export interface Transfer {
  path: string
  /** The browser's own name for the kind: 'Document', 'Script', 'Image', 'Font', 'Fetch'. */
  type: string
  /** 'text/html', 'image/avif'. */
  mimeType: string
  /** Bytes over the wire, headers included. */
  bytes: number
  /** When its last byte came, in seconds of the browser's clock. */
  end: number
}

/** Records what a page transfers from now on. Answers from the browser's own caches and data: addresses do not count. */
export async function recordNetwork(session: CDPSession) {
  const open = new Map<string, Pick<Transfer, 'path' | 'type' | 'mimeType'>>()
  const transfers: Transfer[] = []
  let changed = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return
    changed = performance.now()
    open.set(requestId, { path: new URL(request.url).pathname, type, mimeType: '' })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => void open.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId)
    if (request) request.mimeType = response.mimeType
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = open.get(requestId)
    if (!request) return
    changed = performance.now()
    open.delete(requestId)
    transfers.push({ ...request, bytes: encodedDataLength, end: timestamp })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    changed = performance.now()
    open.delete(requestId)
  })
  await session.send('Network.enable')

  /** Waits until nothing has been requested for this many milliseconds and nothing is under way. */
  async function quiet(milliseconds: number): Promise<void> {
    while (open.size > 0 || performance.now() - changed < milliseconds) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { transfers, quiet }
}

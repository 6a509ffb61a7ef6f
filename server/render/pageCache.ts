import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './acceptedEncoding.ts'
import { compressBody, type Body } from './compressBody.ts'

/** A page as it is sent, in one encoding. */
interface EncodedPage {
  status: number
  encoding: Encoding
  /** Weak, as it is the same in every encoding. */
  etag: string
  body: Body
}

/** Renders a page; resolves to a Response for a redirect. */
type RenderPage = () => Promise<{ status: number; html: string } | Response>

export interface PageCache {
  /**
   * The page of a key in an encoding: from memory while the version is the same, otherwise rendered, once for
   * concurrent requests. Without a version nothing is cached. A Response is a new one for each caller.
   */
  read: (
    version: string | undefined,
    key: string,
    encoding: Encoding,
    render: RenderPage,
  ) => Promise<EncodedPage | Response>
  /** How many pages there are, each encoding counted, and their bytes. */
  size: () => { number: number; bytes: number }
}

export interface PageCacheLimits {
  bytes: number
  /** Bytes of one page in one encoding; a larger one is not kept. */
  pageBytes: number
  /**
   * Milliseconds a page is cached. Its embedded data carries the time it was read, which the browser takes as fresh for
   * five minutes: an older page would make it request everything again.
   */
  ageMs: number
}

export const defaultPageLimits: PageCacheLimits = { bytes: 64_000_000, pageBytes: 1_000_000, ageMs: 120_000 }

/** A page and the time it was rendered, which its compressed forms inherit. */
interface KeptPage extends EncodedPage {
  renderedAt: number
}

/**
 * Caches rendered and compressed pages up to a number of bytes; the least recently used are evicted first, so that URLs
 * requested only once do not stay. Only found (200) and missing (404) pages are cached: a redirect or a failure is
 * valid for one request.
 */
export function createPageCache(limits: PageCacheLimits = defaultPageLimits): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: limits.bytes,
    maxEntrySize: limits.pageBytes,
    // A character of a key takes up to two bytes.
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2,
    ttl: limits.ageMs,
  })
  const inFlight = new Map<string, Promise<KeptPage | Response>>()
  let current: string | undefined

  return {
    async read(version, key, encoding, render) {
      if (version === undefined) return encoded(await rendered(render), encoding)
      if (version !== current) pages.clear()
      current = version
      const page = await encodedPage(`${version} ${key}`, encoding, render)
      // Not a clone: under @hono/node-server that is not an instance of the global Response.
      return page instanceof Response ? new Response(null, page) : page
    },
    size: () => ({ number: pages.size, bytes: pages.calculatedSize }),
  }

  function encodedPage(key: string, encoding: Encoding, render: RenderPage): Promise<KeptPage | Response> {
    if (encoding === 'identity') return fromMemory(`identity ${key}`, () => rendered(render))
    return fromMemory(`${encoding} ${key}`, async () => encoded(await encodedPage(key, 'identity', render), encoding))
  }

  async function fromMemory(key: string, make: () => Promise<KeptPage | Response>): Promise<KeptPage | Response> {
    const kept = pages.get(key)
    if (kept) return kept
    const already = inFlight.get(key)
    if (already) return already
    const making = make()
    inFlight.set(key, making)
    try {
      const page = await making
      if (!(page instanceof Response) && [200, 404].includes(page.status))
        pages.set(key, page, { start: page.renderedAt })
      return page
    } finally {
      inFlight.delete(key)
    }
  }
}

async function rendered(render: RenderPage): Promise<KeptPage | Response> {
  const renderedAt = performance.now()
  const page = await render()
  if (page instanceof Response) return page
  const body = new TextEncoder().encode(page.html)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status: page.status, encoding: 'identity', etag, body, renderedAt }
}

async function encoded(page: KeptPage | Response, encoding: Encoding): Promise<KeptPage | Response> {
  if (page instanceof Response || encoding === 'identity') return page
  return { ...page, encoding, body: await compressBody(page.body, encoding) }
}

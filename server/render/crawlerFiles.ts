import { Hono, type Context } from 'hono'
import { maxProductsPerAnswer } from '#domain/limits.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { API_KEY_HEADER } from '#contract/apiKey.ts'
import type { PublicSettings } from '#contract/page.ts'
import { compressedAnswer } from './compressedAnswer.ts'
import {
  entriesPerFile,
  pageEntries,
  productEntry,
  robotsTxt,
  sitemapIndexXml,
  sitemapXml,
  type SitemapEntry,
} from './sitemap.ts'

interface CrawlerFilesOptions {
  settings: Pick<PublicSettings, 'apiBase' | 'readKey' | 'siteUrl'>
  /** Calls the API in-process. */
  fetch: typeof fetch
  /** Version of the catalogue; undefined while it cannot be read. */
  version: () => Promise<string | undefined>
}

/** `/robots.txt` and `/sitemap.xml`, the latter from the current catalogue. */
export function crawlerFiles({ settings, fetch, version }: CrawlerFilesOptions): Hono {
  let kept: { version: string; entries: Promise<readonly SitemapEntry[]> } | undefined
  let isReading = false
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robotsTxt(siteUrlOf(c))))
  app.get('/sitemap.xml', async (c) => {
    const siteUrl = siteUrlOf(c)
    if (!siteUrl) return c.text('The shop does not know its own address: SITE_URL is not set.', 404)
    const entries = await currentEntries().catch(unreadable)
    // The API has logged why. A crawler that gets a 503 comes again.
    if (!entries) return c.text('The catalogue cannot be read at the moment.', 503, { 'Retry-After': '60' })
    const files = Math.ceil(entries.length / entriesPerFile)
    const part = c.req.query('part') ?? (files === 1 ? '1' : undefined)
    if (part === undefined) return xml(c, sitemapIndexXml(siteUrl, files))
    const from = (Number(part) - 1) * entriesPerFile
    if (!/^[1-9]\d{0,4}$/.test(part) || from >= entries.length) return c.text('Not found', 404)
    return xml(c, sitemapXml(siteUrl, entries.slice(from, from + entriesPerFile)))
  })
  return app

  /** Without SITE_URL, the request's origin, on localhost only: any other Host header could be forged. */
  function siteUrlOf(c: Context): string {
    if (settings.siteUrl) return settings.siteUrl
    const { hostname, origin } = new URL(c.req.url)
    return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : ''
  }

  /** Read once per version and never twice at a time: an import makes many versions. Requests share a running read. */
  async function currentEntries(): Promise<readonly SitemapEntry[]> {
    const current = await version()
    if (current === undefined) return readEntries()
    if (kept?.version !== current && !isReading) {
      isReading = true
      const entries = readEntries().finally(() => (isReading = false))
      const read = { version: current, entries }
      kept = read
      read.entries.catch(() => {
        if (kept === read) kept = undefined
      })
    }
    return kept?.entries ?? readEntries()
  }

  async function readEntries(): Promise<readonly SitemapEntry[]> {
    const entries = [...pageEntries]
    for (let skip = 0, total = 1; skip < total; skip += maxProductsPerAnswer) {
      const filter = { isActive: true, fields: ['updatedAt'], sortBy: 'newest', limit: maxProductsPerAnswer, skip }
      const answer = await fetch(`${settings.apiBase}/store`, {
        method: 'POST',
        headers: { [API_KEY_HEADER]: settings.readKey, 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'READ', targetCollection: 'products', filter }),
      })
      if (!answer.ok) throw new UnreadableCatalogue(`The catalogue answered the sitemap with ${answer.status}`)
      const page = fieldsOf(await answer.json())
      const records: readonly unknown[] = Array.isArray(page['data']) ? page['data'] : []
      entries.push(...records.map(productEntry))
      total = Number(page['total'])
    }
    return entries
  }
}

class UnreadableCatalogue extends Error {}

function unreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableCatalogue)) throw error
}

function xml(c: Context, text: string): Promise<Response> {
  const answer = c.body(text, 200, { 'Content-Type': 'application/xml; charset=UTF-8' })
  return compressedAnswer(answer, c.req.header('accept-encoding'))
}

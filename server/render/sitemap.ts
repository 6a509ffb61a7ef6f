import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { categories } from '#domain/category.ts'
import { categoryPath, productPath } from '#site/paths.ts'
import { routes, type RouteFacts } from '#site/routes.ts'

/** One address of the sitemap. */
export interface SitemapEntry {
  /** Path and query, '/product/ps-01'. */
  path: string
  /** Day of its last change, '2024-11-02'. */
  changed?: string
}

/** Addresses in one file, below the 50,000 that search engines read. */
export const entriesPerFile = 20_000

/** The pages of the route table and the categories: everything to be indexed except products. */
export const pageEntries: readonly SitemapEntry[] = [
  ...Object.values<RouteFacts>(routes)
    .filter(({ index, paths: [path] }) => index && !path.includes(':'))
    .map(({ paths: [path] }) => ({ path })),
  ...categories.map(({ slug }) => ({ path: categoryPath(slug) })),
]

/** The address of a product's page, from a record of the store. */
export function productEntry(record: unknown): SitemapEntry {
  const { key, updatedAt } = normaliseProduct(record)
  const [changed] = /^\d{4}-\d{2}-\d{2}/.exec(updatedAt) ?? []
  return { path: productPath(key), ...(changed ? { changed } : {}) }
}

/** One file of the sitemap. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    return `<url><loc>${escaped(siteUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  return file('urlset', urls)
}

/** The list of the files, where the catalogue is too large for one. */
export function sitemapIndexXml(siteUrl: string, files: number): string {
  const locations = Array.from({ length: files }, (_, index) => `${siteUrl}/sitemap.xml?part=${index + 1}`)
  return file(
    'sitemapindex',
    locations.map((location) => `<sitemap><loc>${escaped(location)}</loc></sitemap>`),
  )
}

function file(root: string, lines: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...lines, `</${root}>`, ''].join('\n')
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    "'": '&apos;',
    '"': '&quot;',
  }
  return text.replace(/[&<>'"]/g, (sign) => signs[sign] ?? sign)
}

/**
 * Which URLs crawlers may fetch: all but the API, which is of no use to them. Pages that must not be indexed have a
 * `noindex` tag, which a crawler can only read if it may fetch them.
 */
export function robotsTxt(siteUrl: string): string {
  const lines = ['User-agent: *', 'Disallow: /dev/']
  return [...lines, ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []), ''].join('\n')
}

import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { defaultReadKey } from '#contract/page.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { readCatalogue } from '../backOffice/readCatalogue.ts'
import { seedRecords } from '../demo.ts'
import { pageEntries, productEntry, robotsTxt, sitemapXml, type SitemapEntry } from '../render/sitemap.ts'
import { readBuildEnvironment } from './checkBuildSettings.ts'
import { siteArgument } from './siteArgument.ts'
import { projectRoot } from '../projectRoot.ts'

type StoreConnection = Parameters<typeof readCatalogue>[0]

/**
 * Writes robots.txt and, for a site with an address, sitemap.xml into a static site. Its products are those that the
 * store has now; without a store to ask, those of the seed data.
 */
export async function staticSitemap(site: string, siteUrl: string, store?: StoreConnection): Promise<void> {
  await writeFile(join(site, 'robots.txt'), robotsTxt(siteUrl))
  if (!siteUrl) return
  await writeFile(
    join(site, 'sitemap.xml'),
    sitemapXml(siteUrl, [...pageEntries, ...(await productEntries(store, siteUrl))]),
  )
}

/** `/dev` is the API at the address of the site. */
function reachable({ base, ...rest }: StoreConnection, siteUrl: string): StoreConnection {
  return { base: new URL(base, siteUrl).href, ...rest }
}

async function productEntries(store: StoreConnection | undefined, siteUrl: string): Promise<SitemapEntry[]> {
  try {
    const records: readonly unknown[] = store ? await readCatalogue(reachable(store, siteUrl), () => {}) : seedRecords
    return records.filter((record) => normaliseProduct(record).isActive).map(productEntry)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`sitemap.xml has no products: the store at VITE_API_BASE cannot be read (${reason}).`)
    return []
  }
}

/** `node server/build/staticSitemap.ts dist/client` */
if (import.meta.main) {
  const site = siteArgument('server/build/staticSitemap.ts')
  const { VITE_SITE_URL: address, VITE_API_BASE: base, VITE_STORE_READ_KEY: key } = readBuildEnvironment()
  const store = base ? { base, key: key || defaultReadKey } : undefined
  await staticSitemap(resolve(projectRoot, site), address ? new URL(address).origin : '', store)
}

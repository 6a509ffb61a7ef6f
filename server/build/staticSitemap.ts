import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { seedRecords } from '../demo.ts'
import { pageEntries, productEntry, robotsTxt, sitemapXml } from '../render/sitemap.ts'
import { siteArgument } from './siteArgument.ts'
import { projectRoot } from '../projectRoot.ts'

/**
 * Writes robots.txt and, if VITE_SITE_URL is set, sitemap.xml into a static site. Without a server to read the
 * catalogue at request time, its products are those of the seed data.
 */
export async function staticSitemap(site: string, siteUrl: string): Promise<void> {
  await writeFile(join(site, 'robots.txt'), robotsTxt(siteUrl))
  if (!siteUrl) return
  const products = seedRecords.filter((record) => normaliseProduct(record).isActive).map(productEntry)
  await writeFile(join(site, 'sitemap.xml'), sitemapXml(siteUrl, [...pageEntries, ...products]))
}

/** `node server/build/staticSitemap.ts dist/client` */
if (import.meta.main) {
  const site = siteArgument('server/build/staticSitemap.ts')
  const address = process.env['VITE_SITE_URL']
  await staticSitemap(resolve(projectRoot, site), address ? new URL(address).origin : '')
}

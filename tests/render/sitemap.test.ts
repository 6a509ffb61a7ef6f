import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { staticSitemap } from '#server/build/staticSitemap.ts'
import { entriesPerFile, sitemapIndexXml, sitemapXml } from '#server/render/sitemap.ts'
import { attribute } from '../support/html.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { textAs } from '../support/textAs.ts'

const siteUrl = 'https://shop.example'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ SITE_URL: siteUrl })
})
afterAll(() => shop.stop())

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

async function sitemap() {
  const answer = await fetch(`${shop.origin}/sitemap.xml`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=UTF-8')
  return locations(await answer.text())
}

const write = (body: object) =>
  fetch(`${shop.origin}/dev/store`, {
    method: 'POST',
    headers: { 'api-key': shop.writeKey, 'content-type': 'application/json' },
    body: JSON.stringify({ targetCollection: 'products', ...body }),
  })

describe('the sitemap', () => {
  test('the sitemap has every page that may be found, and is the address each of them calls its own', async () => {
    const addresses = await sitemap()
    expect(addresses.filter((address) => address.includes('/product/'))).toHaveLength(119)
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/about-us', '/collections/workwear'].map((p) => siteUrl + p)),
    )
    expect(addresses.filter((address) => /cart|checkout|wishlist|sign|password|search/.test(address))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      const answer = await fetch(address.replace(siteUrl, shop.origin))
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(address)
      expect(html).not.toContain('content="noindex"')
    }
  })

  test('the sitemap follows the catalogue', async () => {
    const before = await sitemap()
    const data = {
      entityId: 'new & "odd"',
      name: 'New',
      price: 4200,
      category: 'workwear',
      updatedAt: '2026-01-02T10:00:00Z',
    }
    await write({ action: 'CREATE', data })
    const [added, ...others] = (await sitemap()).filter((address) => !before.includes(address))
    expect([added, others]).toEqual([`${siteUrl}/product/new%20%26%20%22odd%22`, []])
    await write({ action: 'UPDATE', filter: { entityId: data.entityId }, data: { isActive: false } })
    expect(await sitemap()).toEqual(before)
  })

  test('the sitemap is split where it is too long for one file', async () => {
    const entries = Array.from({ length: 3 }, (_, index) => ({ path: `/product/${index}`, changed: '2026-01-02' }))
    expect(sitemapXml(siteUrl, entries)).toContain(`<loc>${siteUrl}/product/2</loc><lastmod>2026-01-02</lastmod>`)
    expect(locations(sitemapIndexXml(siteUrl, 2))).toEqual([1, 2].map((part) => `${siteUrl}/sitemap.xml?part=${part}`))
    expect(entriesPerFile).toBeLessThan(50_000)
    for (const part of ['2', '0', '-1', '1e3', 'x']) {
      expect((await fetch(`${shop.origin}/sitemap.xml?part=${part}`)).status).toBe(404)
    }
  })
})

test('robots.txt names the sitemap, and allows pages with noindex to be read', async () => {
  const answer = await fetch(`${shop.origin}/robots.txt`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toBe(`User-agent: *\nDisallow: /dev/\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
})

describe('without SITE_URL', () => {
  let other: RunningShop
  beforeAll(async () => {
    other = await startShop()
  })
  afterAll(() => other.stop())

  test('without SITE_URL a sitemap is only served to the machine itself', async () => {
    const own = await (await fetch(`${other.origin}/sitemap.xml`)).text()
    expect(locations(own)).toContain(`${other.origin}/product/ps-01`)
    expect(await textAs('evil.example', `${other.origin}/sitemap.xml`)).toMatch(/SITE_URL is not set/)
    expect(await textAs('evil.example', `${other.origin}/robots.txt`)).not.toContain('Sitemap:')
  })
})

describe('the sitemap of a static site', () => {
  async function productsIn(base: string, site = siteUrl) {
    const folder = await temporaryFolder()
    await staticSitemap(folder.path, site, { base, key: 'shop-read' })
    const listed = locations(await readFile(join(folder.path, 'sitemap.xml'), 'utf8'))
    await folder.remove()
    expect(listed).toContain(`${site}/about-us`)
    return listed.filter((address) => address.includes('/product/'))
  }

  test('the sitemap of a static site has the products that the store has now', async () => {
    const products = await productsIn(`${shop.origin}/dev`)
    expect(products).toHaveLength(119)
    const [first = ''] = products
    const id = first.split('/').at(-1)
    await write({ action: 'UPDATE', filter: { entityId: id }, data: { isActive: false } })
    expect(await productsIn(`${shop.origin}/dev`)).toEqual(products.slice(1))
    await write({ action: 'UPDATE', filter: { entityId: id }, data: { isActive: true } })
  })

  test('the sitemap of a static site asks the store at the address of the site where VITE_API_BASE is a path', async () => {
    expect(await productsIn('/dev', shop.origin)).toHaveLength(119)
  })

  test('the sitemap of a static site has no products if the store cannot be read, and the command says so', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await productsIn('http://localhost:1/dev')).toEqual([])
    expect(said).toHaveBeenCalledWith(expect.stringContaining('the store at VITE_API_BASE cannot be read'))
    said.mockRestore()
  })
})

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s is served as %s', async (path, type) => {
  const answer = await fetch(shop.origin + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300)
})

test('every icon of the web manifest is there, and a file that is not is no page', async () => {
  const manifest = await (await fetch(`${shop.origin}/site.webmanifest`)).json()
  const { icons } = manifest as { icons: { src: string }[] } // the build wrote it
  expect(icons).toHaveLength(4)
  for (const { src } of icons) expect((await fetch(shop.origin + src)).status).toBe(200)
  expect((await fetch(`${shop.origin}/icon-999.png`)).status).toBe(404)
})

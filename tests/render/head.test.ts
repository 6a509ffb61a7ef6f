import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoreClient } from '#api/client.ts'
import { defaultReadKey } from '#contract/page.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { productPath } from '#site/paths.ts'
import { contact } from '#site/contact.ts'
import { shop as facts } from '#site/shop.ts'
import { attribute, scripts } from '../support/html.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { textAs } from '../support/textAs.ts'

const siteUrl = 'https://shop.example'

let shop: RunningShop
let products: readonly Product[]
beforeAll(async () => {
  shop = await startShop({ SITE_URL: siteUrl })
  const client = createStoreClient({ base: `${shop.origin}/dev`, readKey: defaultReadKey })
  products = (await client.readProducts({ limit: 1000 })).products
})
afterAll(() => shop.stop())

const read = async (path: string) => (await fetch(shop.origin + path)).text()
const property = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta property="${name}"[^>]*>`), 'content')

type Thing = Record<string, unknown>

/** What a page tells search engines, by its type. */
function structuredDataOf(html: string): Map<unknown, Thing> {
  const texts = scripts(html).filter(({ attributes }) => attributes === ' type="application/ld+json"')
  // Any JSON: the assertions look at its members.
  const things = texts.map(({ content }) => JSON.parse(content) as Thing)
  return new Map(things.map((thing) => [thing['@type'], thing]))
}

test('every product states its name, picture and offer, and no rating', async () => {
  expect(products).toHaveLength(119)
  const unpictured: string[] = []
  for (const product of products) {
    const html = await read(productPath(product.key))
    const url = siteUrl + productPath(product.key)
    const data = structuredDataOf(html)
    expect(data.get('Product')).toMatchObject({
      '@context': 'https://schema.org',
      name: displayName(product),
      description: expect.stringMatching(/\S.{20}/),
      sku: product.productCode,
      brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
    })
    const offer: unknown = expect.objectContaining({
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|OutOfStock|PreOrder)$/),
    })
    // One record of the demo catalogue has no price: the one that the shop asks is made up, and no offer.
    expect(data.get('Product')?.['offers']).toEqual(product.key === 'ww-06' ? undefined : offer)
    expect(JSON.stringify([...data.values()])).not.toMatch(/"(?:aggregateRating|review)/)
    expect(data.get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Collections', item: `${siteUrl}/collections` },
        { position: 2, name: product.category.name },
        { position: 3, name: displayName(product), item: url },
      ],
    })
    const image = data.get('Product')?.['image']
    if (image === undefined) unpictured.push(product.key)
    const [picture] = product.images
    const address = `/pictures/640/${picture?.url.slice('/pictures/'.length, -'.avif'.length)}.webp`
    expect(image).toEqual(picture && [siteUrl + address])
    expect(property(html, 'og:image')).toBe(siteUrl + (picture ? address : '/share.jpg'))
    expect(property(html, 'og:title')).toBe(`${displayName(product)} | ${facts.name}`)
    expect(attribute(html, /<meta name="keywords"[^>]*>/, 'content')).toContain(product.fabric)
  }
  // One record of the demo catalogue has no pictures, as an owner's may: it gets no substitute.
  expect(unpictured).toHaveLength(1)
})

describe('the home page', () => {
  test('the home page names the shop, and how to search it', async () => {
    const data = structuredDataOf(await read('/'))
    expect(data.get('Organization')).toMatchObject({
      name: facts.name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      telephone: contact.phone.dial,
      address: { addressLocality: contact.address.city, postalCode: contact.address.postalCode, addressCountry: 'IN' },
    })
    expect(data.get('WebSite')).toMatchObject({
      url: `${siteUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${siteUrl}/collections?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test('the home page has a preview whose picture exists', async () => {
    const html = await read('/')
    expect(property(html, 'og:site_name')).toBe(facts.name)
    expect(property(html, 'og:url')).toBe(`${siteUrl}/`)
    expect(attribute(html, /<meta name="twitter:card"[^>]*>/, 'content')).toBe('summary_large_image')
    const picture = new URL(property(html, 'og:image') ?? '')
    const answer = await fetch(shop.origin + picture.pathname)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })
})

test('a category has its breadcrumbs, in either form of its address', async () => {
  for (const path of ['/collections/pure-silks', '/collections?category=pure-silks']) {
    expect(structuredDataOf(await read(path)).get('BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Collections' }, { name: 'Pure Silks', item: `${siteUrl}/collections/pure-silks` }],
    })
  }
})

test('a product has one canonical address, by whichever id it is asked for', async () => {
  const answer = await fetch(`${shop.origin}/dev/store`, {
    method: 'POST',
    headers: { 'api-key': defaultReadKey, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'READ', targetCollection: 'products', filter: { entityId: 'ps-01' } }),
  })
  const { data } = (await answer.json()) as { data: Record<string, string>[] } // the shop's own answer
  for (const kind of ['entityId', '_id', 'id']) {
    const html = await read(`/product/${data[0]?.[kind]}`)
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${siteUrl}/product/ps-01`)
  }
})

test.each(['/cart', '/checkout', '/wishlist', '/signin', '/signup', '/forgot-password', '/collections?search=silk'])(
  '%s is kept out of search results, has a description and no structured data',
  async (path) => {
    const html = await read(path)
    expect(attribute(html, /<meta name="robots"[^>]*>/, 'content')).toBe('noindex')
    expect(attribute(html, /<meta name="description"[^>]*>/, 'content')).toMatch(/^.{20,300}$/)
    expect(html).not.toContain('rel="canonical"')
    expect(structuredDataOf(html).size).toBe(0)
  },
)

async function createProducts(...data: readonly object[]): Promise<void> {
  const { status } = await fetch(`${shop.origin}/dev/store`, {
    method: 'POST',
    headers: { 'api-key': shop.writeKey, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'CREATE', targetCollection: 'products', data }),
  })
  expect(status).toBe(200)
}

test('a product whose record has no price is described without an offer', async () => {
  await createProducts(
    { entityId: 'unpriced', name: 'Without a price', category: 'workwear' },
    { entityId: 'priced', name: 'At the default price', price: 2999, category: 'workwear' },
  )
  const unpriced = structuredDataOf(await read('/product/unpriced')).get('Product')
  expect(unpriced).toMatchObject({ name: 'Without a price' })
  expect(unpriced).not.toHaveProperty('offers')
  expect(structuredDataOf(await read('/product/priced')).get('Product')).toMatchObject({ offers: { price: 2999 } })
})

test('a text of a record cannot close its script element', async () => {
  const name = '</script><script>alert(1)</script>'
  await createProducts({ entityId: 'planted', name, price: 4200, category: 'workwear' })
  const html = await read('/product/planted')
  expect(html).not.toContain('<script>alert')
  expect(structuredDataOf(html).get('Product')).toMatchObject({ name: '</script><script>alert(1)</script>' })
})

describe('without SITE_URL', () => {
  let other: RunningShop
  beforeAll(async () => {
    other = await startShop()
  })
  afterAll(() => other.stop())

  test('without SITE_URL the host of a request is never repeated', async () => {
    for (const path of ['/', '/product/ps-01', '/sitemap.xml', '/robots.txt']) {
      const { host } = new URL(other.origin)
      const html = await textAs('evil.example', other.origin + path)
      expect(html).not.toContain('evil.example')
      expect(html).not.toContain('rel="canonical"')
      expect(html).not.toContain('og:url')
      expect(html).not.toContain(host)
    }
  })

  test('without SITE_URL the preview’s picture is a path, and structured data has no addresses', async () => {
    const html = await (await fetch(`${other.origin}/product/ps-01`)).text()
    const data = structuredDataOf(html)
    expect([...data.keys()]).toEqual(['Product'])
    expect(data.get('Product')).toMatchObject({ offers: { price: 12499 } })
    expect(data.get('Product')).not.toHaveProperty('url')
    expect(property(html, 'og:image')).toBe('/pictures/640/ps-01-pallu.webp')
  })
})

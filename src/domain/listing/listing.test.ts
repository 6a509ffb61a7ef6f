import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingFromUrl, mostShown, pageSize } from './listing.ts'
import { queryOf } from './listingQuery.ts'
import { listingTitle } from './listingTitle.ts'

const from = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  return listingFromUrl(pathname.split('/')[2], searchParams)
}

test.each([
  ['/collections', 'All Collections', { limit: 24 }],
  ['/collections/pure-silks', 'Pure Silks', { category: 'pure-silks', limit: 24 }],
  ['/collections?category=cotton-linen', 'Cotton/Linen', { category: 'cotton-linen', limit: 24 }],
  ['/collections/workwear?category=party-wear', 'Workwear', { category: 'workwear', limit: 24 }],
  ['/collections/temple-silks', 'Temple Silks', { category: 'temple-silks', limit: 24 }],
  [
    '/collections?search=%20gold%20%26%20red%20',
    'Search results for "gold & red"',
    { search: 'gold & red', limit: 24 },
  ],
  ['/collections?search=%20', 'All Collections', { limit: 24 }],
  ['/collections?filter=new', 'New Arrivals', { isNew: true, limit: 24 }],
  ['/collections?filter=bestsellers', 'Bestsellers', { isBestseller: true, limit: 24 }],
  ['/collections?filter=sale', 'Sale Items', { discount: { $gt: 0 }, limit: 24 }],
  ['/collections?filter=cheap', 'All Collections', { limit: 24 }],
  ['/collections?price_max=2000', 'All Collections', { price: { $lte: 2000 }, limit: 24 }],
  ['/collections?price_min=2000&price_max=5000', 'All Collections', { price: { $gte: 2000, $lte: 5000 }, limit: 24 }],
  ['/collections?price_min=5000&price_max=2000', 'All Collections', { price: { $gte: 2000, $lte: 5000 }, limit: 24 }],
  ['/collections?price_min=10000', 'All Collections', { price: { $gte: 10000 }, limit: 24 }],
  ['/collections?price_min=-5&price_max=cheap', 'All Collections', { limit: 24 }],
  ['/collections?show=48', 'All Collections', { limit: 48 }],
  ['/collections?show=50', 'All Collections', { limit: 24 }],
  ['/collections?show=1008', 'All Collections', { limit: 24 }],
  ['/collections?utm_source=whatsapp&fbclid=x', 'All Collections', { limit: 24 }],
  [
    '/collections/party-wear?search=net&filter=sale',
    'Search results for "net"',
    { category: 'party-wear', search: 'net', discount: { $gt: 0 }, limit: 24 },
  ],
])('%s is "%s"', (address, title, query) => {
  expect(listingTitle(from(address))).toBe(title)
  expect(queryOf(from(address))).toEqual(query)
})

test('whatever stands in an address, the question stays within its bounds', () => {
  const names = ['category', 'search', 'filter', 'price_min', 'price_max', 'show']
  const parameters = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()))
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), parameters, (slug, pairs) => {
      const { limit, price } = queryOf(listingFromUrl(slug, new URLSearchParams(pairs)))
      expect(limit % pageSize).toBe(0)
      expect(limit).toBeLessThanOrEqual(mostShown)
      expect(price?.$gte ?? 0).toBeLessThanOrEqual(price?.$lte ?? Infinity)
    }),
  )
})

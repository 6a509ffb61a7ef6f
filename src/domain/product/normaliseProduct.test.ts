import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseProduct } from './normaliseProduct.ts'
import type { Product } from './product.ts'

const fieldNames = Object.keys(normaliseProduct({}))

/** Realistic values for a field, mixed with arbitrary JSON. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '2,999',
    '₹2,999',
    '-1',
    '0',
    '',
    '  ',
    'true',
    'no',
    'pre-order',
    'Sold Out',
    'Silk, Cotton',
    '5.5 m',
    'NaN',
  ),
  fc.constantFrom('Pure Silks', 'pure-silks', { slug: 'x', name: '' }, { name: 'Silk' }, [
    '/a.jpg',
    { url: 'https://b/c.jpg' },
  ]),
  fc.oneof(fc.double(), fc.integer({ min: -5, max: 200_000 })),
  fc.array(fc.oneof(fc.string(), fc.record({ name: fc.string() }), fc.constantFrom('Red', 'red', 'a, b')), {
    maxLength: 4,
  }),
)

const oddRecord = fc.dictionary(fc.constantFrom(...fieldNames), oddValue, { maxKeys: 20 })
const anything = fc.oneof(oddRecord, fc.jsonValue(), fc.anything())

describe('normaliseProduct, for any JSON', () => {
  it('never throws, and is deterministic', () => {
    fc.assert(
      fc.property(anything, (record) => {
        expect(normaliseProduct(record)).toEqual(normaliseProduct(record))
      }),
      { numRuns: 1000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anything, (record) => {
        const once = normaliseProduct(record)
        expect(normaliseProduct(once)).toEqual(once)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['a comma inside one fabric of a list', { fabric: ['Silk, handloom,', 'silk'] }],
    ['a rating that rounds to nothing', { rating: 0.04 }],
    ['a rating that rounds to five', { rating: 5.04 }],
    ['a category whose capitals are other letters', { category: 'ß-collection' }],
  ])('is idempotent: %s', (_oddity, record) => {
    const once = normaliseProduct(record)
    expect(normaliseProduct(once)).toEqual(once)
  })

  it('survives JSON serialisation', () => {
    fc.assert(
      fc.property(oddRecord, (record) => {
        const once = normaliseProduct(record)
        expect(normaliseProduct(JSON.parse(JSON.stringify(once)))).toEqual(once)
      }),
    )
  })

  it('keeps every number in a displayable range', () => {
    fc.assert(
      fc.property(anything, (record) => {
        const product = normaliseProduct(record)
        expect(product.key).not.toBe('')
        expect(Number.isSafeInteger(product.price) && product.price > 0).toBe(true)
        expect(Number.isSafeInteger(product.originalPrice) && product.originalPrice > 0).toBe(true)
        expect(product.discount).toBeGreaterThanOrEqual(0)
        expect(product.discount).toBeLessThanOrEqual(100)
        expect(product.rating).toBeGreaterThanOrEqual(0)
        expect(product.rating).toBeLessThanOrEqual(5)
        expect(product.stockCount).toBeGreaterThanOrEqual(0)
        expect(product.reviewCount).toBeGreaterThanOrEqual(0)
        expect(product.inStock).toBe(product.availability === 'in-stock')
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['a stated rating of none stays, as a stated count of none does', { rating: 0, reviewCount: 0 }],
    ['what is not said of the blouse is not known', { blousePiece: undefined }],
  ])('%s', (_sentence, record) => {
    expect(normaliseProduct({ id: 1, ...record })).toMatchObject(record)
  })

  it('derives made-up figures from the key alone, in the default ranges', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        fc.pre(id.trim() !== '')
        const { rating, reviewCount, stockCount, ...rest } = normaliseProduct({ id })
        expect(rating).toBeGreaterThanOrEqual(4.2)
        expect(rating).toBeLessThanOrEqual(4.8)
        expect(reviewCount).toBeGreaterThanOrEqual(50)
        expect(reviewCount).toBeLessThanOrEqual(199)
        expect(stockCount).toBeGreaterThanOrEqual(5)
        expect(stockCount).toBeLessThanOrEqual(24)
        expect(normaliseProduct({ id, name: 'Another name' })).toMatchObject({ rating, reviewCount, stockCount })
        expect(rest.price).toBe(2999)
      }),
    )
  })
})

const sentences: readonly [sentence: string, record: unknown, product: Partial<Product>][] = [
  ['the key is the entityId first', { entityId: 'e', _id: '_', id: 'i' }, { key: 'e' }],
  ['the key is the _id next', { _id: '_', id: 'i' }, { key: '_' }],
  ['the key is the id last', { id: 7 }, { key: '7', id: '7' }],
  ['a missing price is ₹2,999 and its original a quarter more', {}, { price: 2999, originalPrice: 3749, discount: 20 }],
  ['a price of nothing or less is ₹2,999', { price: 0, originalPrice: -4 }, { price: 2999, originalPrice: 3749 }],
  [
    'a price in words is read',
    { price: '₹12,499', originalPrice: '15,000' },
    { price: 12499, originalPrice: 15000, discount: 17 },
  ],
  ['an original equal to the price is no reduction', { price: 900, originalPrice: 900 }, { discount: 0 }],
  [
    'the stated discount does not count, the prices do',
    { price: 80, originalPrice: 100, discount: 70 },
    { discount: 20 },
  ],
  ['above ₹5,000 is featured unless it says no', { price: 5001 }, { isFeatured: true }],
  ['₹5,000 is not featured of itself', { price: 5000 }, { isFeatured: false }],
  ['a stated featured wins', { price: 5001, isFeatured: false }, { isFeatured: false }],
  [
    'a category may be its name',
    { category: 'Cotton/Linen' },
    { category: { slug: 'cotton-linen', name: 'Cotton/Linen' } },
  ],
  ['a category may be its slug', { category: 'pure-silks' }, { category: { slug: 'pure-silks', name: 'Pure Silks' } }],
  [
    'a category may be an object',
    { category: { slug: 'workwear' } },
    { category: { slug: 'workwear', name: 'Workwear' } },
  ],
  ['a list may come as one text', { color: 'Red, gold , red' }, { color: ['Red', 'gold'] }],
  ['a list may come as objects', { work: [{ name: 'Zari' }, null, ''] }, { work: ['Zari'] }],
  ['the subcategory follows from the fabric', { fabric: 'Art Silk' }, { subcategory: 'Semi Silks' }],
  ['a stated subcategory wins', { fabric: 'Art Silk', subcategory: 'Festival Wear' }, { subcategory: 'Festival Wear' }],
  ['a rating of 5 is kept', { rating: 5 }, { rating: 5 }],
  ['a rating above 5 is none that is stated', { id: 'a', rating: 9 }, normaliseProduct({ id: 'a' })],
  [
    'a count that is no whole number is rounded down',
    { stockCount: 2.5, reviewCount: 7.9 },
    { stockCount: 2, reviewCount: 7 },
  ],
  ['a sold-out product has a stock of 0', { inStock: false }, { availability: 'out-of-stock', stockCount: 0 }],
  ['the measures are those of a saree', {}, { dimensions: { length: 6.2, blouse: 0.8, width: 1.15 }, weight: '500g' }],
  [
    'a blouse piece of 0 m is kept',
    { dimensions: { blouse: 0 } },
    { dimensions: { length: 6.2, blouse: 0, width: 1.15 } },
  ],
  [
    'delivery, returns and order have their defaults',
    {},
    { estimatedDelivery: '3-5 business days', returnPolicy: '7 days return policy', sortOrder: 999 },
  ],
  ['a count below nothing is none that is stated', { id: 'a', stockCount: -1 }, normaliseProduct({ id: 'a' })],
  ['a measure below nothing is none that is stated', { dimensions: { length: -5 } }, normaliseProduct({})],
  [
    'a record that says nothing is on offer and in stock, and is neither new nor anything else',
    {},
    {
      isActive: true,
      availability: 'in-stock',
      inStock: true,
      isFeatured: false,
      isBestseller: false,
      isNew: false,
      isTrending: false,
      isLimitedEdition: false,
    },
  ],
  ['texts have no outer spaces', { id: ' 7 ', name: ' Ilkal Saree ' }, { key: '7', name: 'Ilkal Saree' }],
  ['a slug follows from the name', { name: 'Ilkal Saree, red' }, { slug: 'ilkal-saree-red' }],
]

describe('normaliseProduct, case by case (handbook, Rules: product data)', () => {
  it.each(sentences)('%s', (_sentence, record, product) => {
    expect(normaliseProduct(record)).toMatchObject(product)
  })

  it('keeps the lines of the specifications that have a name and a text', () => {
    const specifications: unknown = JSON.parse('{" Loom ": " Pit loom ", "": "x", "Care": " ", "__proto__": "x"}')
    expect(Object.entries(normaliseProduct({ specifications }).specifications)).toEqual([['Loom', 'Pit loom']])
  })

  it('keeps every field as it is stated', () => {
    const stated = {
      entityId: 'e',
      _id: 'u',
      id: '7',
      name: 'Kasavu Saree',
      slug: 'kasavu',
      productCode: 'PW-1',
      description: 'Woven in Balaramapuram.',
      shortDescription: 'Woven by hand.',
      category: { slug: 'pure-silks', name: 'Pure Silks' },
      subcategory: 'Festival Wear',
      brand: 'Padma',
      fabric: 'Cotton',
      work: ['Zari'],
      occasion: ['Onam'],
      color: ['Ecru'],
      pattern: 'Plain',
      price: 900,
      originalPrice: 1000,
      discount: 10,
      availability: 'pre-order',
      inStock: false,
      stockCount: 3,
      blousePiece: true,
      images: [
        {
          id: 'i',
          url: '/pictures/a.jpg',
          type: 'back',
          alt: 'The back',
          caption: 'In the sun',
          width: 600,
          height: 900,
          colour: '#D9C7A3',
          focus: '50% 30%',
        },
      ],
      rating: 4.1,
      reviewCount: 12,
      features: ['Light, soft'],
      specifications: { Loom: 'Pit loom' },
      careInstructions: ['Dry clean'],
      dimensions: { length: 5.5, blouse: 0.9, width: 1.2 },
      weight: '450g',
      materials: ['Cotton yarn'],
      tags: ['kasavu'],
      seoKeywords: ['onam saree'],
      isFeatured: true,
      isBestseller: true,
      isNew: true,
      isTrending: true,
      isLimitedEdition: true,
      isActive: false,
      launchDate: '2026-01-01',
      estimatedDelivery: 'about three weeks',
      returnPolicy: 'No returns',
      washCare: 'Cold water',
      length: '5.5 m',
      care: 'Keep dry',
      sortOrder: 4,
      companyName: 'Padma Weaves',
      app: 'shop',
      branchId: 'tvm',
      createdAt: '2026-01-02',
      updatedAt: '2026-01-03',
      __v: 2,
    }
    expect(normaliseProduct(stated)).toEqual({ key: 'e', ...stated })
  })
})

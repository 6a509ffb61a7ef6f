import { expect, it } from 'vitest'
import { columnsOf } from './columns.ts'
import { normaliseProduct } from './normaliseProduct.ts'

const columns = columnsOf(
  normaliseProduct({
    entityId: 'ps-01',
    name: 'Kanjivaram Saree',
    description: 'Woven in KANCHIPURAM.',
    category: 'Pure Silks',
    fabric: 'Mulberry Silk',
    color: ['Red', 'Gold'],
    occasion: 'Wedding, Temple',
    tags: ['Korvai'],
    seoKeywords: ['bridal'],
    brand: 'Padma',
    createdAt: '2026-01-02',
  }),
)

it('compares the category by its slug', () => {
  expect(columns.category).toBe('pure-silks')
})

it('searches every field of the suggestions and of the listing, in lower case', () => {
  for (const word of ['kanjivaram', 'kanchipuram', 'mulberry', 'gold', 'wedding', 'korvai', 'bridal']) {
    expect(columns.searchText).toContain(word)
  }
  expect(columns.searchText).not.toContain('padma')
})

it('finds a product by what it is, in words that its texts need not have', () => {
  const { words, code } = columnsOf(
    normaliseProduct({ id: 1, productCode: 'PW-US-01', category: 'Unstitched Salwar Suites', color: 'Madder, Teal' }),
  )
  expect(words).toEqual(
    expect.arrayContaining(['unstitched', 'salwar', 'suite', 'red', 'blue', 'green', 'traditional']),
  )
  expect(words).not.toContain('saree')
  expect(code).toBe('pwus01')
})

it('has every fabric of a list as a value of its own', () => {
  expect(columnsOf(normaliseProduct({ id: 1, fabric: ['Silk', 'Cotton'] })).lists.fabric).toEqual(['Silk', 'Cotton'])
})

it('keeps the spelling of list values', () => {
  expect(columns.lists).toEqual({
    fabric: ['Mulberry Silk'],
    color: ['Red', 'Gold'],
    colorFamily: ['Red', 'Gold'],
    mainColor: ['Red'],
    occasion: ['Wedding', 'Temple'],
    work: [],
    tags: ['Korvai'],
  })
})

it('falls back to the creation date where there is no launch date', () => {
  expect(columns.launched).toBe('2026-01-02')
})

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

it('searches every field of the suggestions and of the listing, in lower case (spec.md §2 and §7)', () => {
  for (const word of ['kanjivaram', 'kanchipuram', 'mulberry', 'gold', 'wedding', 'korvai', 'bridal']) {
    expect(columns.searchText).toContain(word)
  }
  expect(columns.searchText).not.toContain('padma')
})

it('keeps values of lists in their own spelling', () => {
  expect(columns.lists).toEqual({
    fabric: ['Mulberry Silk'],
    color: ['Red', 'Gold'],
    occasion: ['Wedding', 'Temple'],
    work: [],
    tags: ['Korvai'],
  })
})

it('takes the day of the record where there is no launch day', () => {
  expect(columns.launched).toBe('2026-01-02')
})

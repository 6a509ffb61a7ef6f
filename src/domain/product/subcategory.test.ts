import { expect, it } from 'vitest'
import { subcategoryOf } from './subcategory.ts'

const sentences: readonly [fabric: string, subcategory: string][] = [
  ['Art Silk', 'Semi Silks'],
  ['Silk Cotton', 'Semi Silks'],
  ['Silk-cotton', 'Semi Silks'],
  ['Art-Silk', 'Semi Silks'],
  ['Dupion silk', 'Semi Silks'],
  ['MATKA', 'Semi Silks'],
  ['Handloom cotton', 'Cotton/Linen'],
  ['Linen', 'Cotton/Linen'],
  ['Khadi', 'Cotton/Linen'],
  ['Georgette', 'Party Wear'],
  ['Chiffon, sequins', 'Party Wear'],
  ['Silk georgette', 'Pure Silks'],
  ['Mulberry silk', 'Pure Silks'],
  ['Kanjivaram', 'Pure Silks'],
  ['Paithani', 'Pure Silks'],
  ['Wool', 'Traditional'],
  ['', 'Traditional'],
  ['Silken', 'Traditional'],
]

it.each(sentences)('the fabric %s is in the subcategory %s', (fabric, subcategory) => {
  expect(subcategoryOf(fabric)).toBe(subcategory)
})

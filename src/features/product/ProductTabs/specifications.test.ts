import { expect, it, describe } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { textileRows, generalRows, marksOf } from './specifications.ts'

const saree = {
  entityId: 'ps-01',
  category: 'pure-silks',
  fabric: 'Mulberry silk',
  blousePiece: true,
  dimensions: { length: 5.5, blouse: 0.8, width: 1.15 },
  weight: '720g',
  washCare: 'Dry clean only',
}
const clothOf = (record: object) => Object.fromEntries(textileRows(normaliseProduct(record)))

describe('the rows of a product', () => {
  it('leaves out facts that the record does not have', () => {
    expect(generalRows(normaliseProduct(saree))).toEqual([
      ['Fabric', 'Mulberry silk'],
      ['Category', 'Pure Silks'],
      ['Availability', 'In Stock'],
    ])
  })

  it('measures a saree and its blouse piece', () => {
    expect(clothOf(saree)).toEqual({
      Length: '5.5 m',
      'Blouse piece': 'Included, 0.8 m',
      Width: '1.15 m',
      Weight: '720g',
      'Wash care': 'Dry clean only',
    })
  })

  it.each([
    ['without one', { blousePiece: false, dimensions: { blouse: 0 } }, 'None'],
    ['with one of unknown length', { blousePiece: true, dimensions: { blouse: 0 } }, 'Included'],
    ['that does not say', { blousePiece: undefined }, undefined],
  ])('says of a saree %s: %s', (_which, said, words) => {
    expect(clothOf({ ...saree, ...said })['Blouse piece']).toBe(words)
  })

  it('measures the three lengths of a suite, and no blouse piece', () => {
    const rows = clothOf({
      ...saree,
      category: 'unstitched-salwar-suites',
      specifications: { Top: '2.5 m', Bottom: '2.5 m', Dupatta: '2.4 m' },
    })
    expect(Object.keys(rows)).toEqual(['Top', 'Bottom', 'Dupatta', 'Width', 'Weight', 'Wash care'])
  })

  it('lists no value twice, ignoring case', () => {
    const specifications = { FABRIC: 'Silk', Weave: 'Kanjivaram', 'Wash Care': 'Cold', 'Country Of Origin': 'India' }
    const rows = clothOf({ ...saree, specifications })
    expect(Object.keys(rows)).not.toContain('FABRIC')
    expect(rows).toMatchObject({ Weave: 'Kanjivaram', 'Wash care': 'Dry clean only', 'Country of origin': 'India' })
    expect(Object.keys(rows).at(-1)).toBe('Country of origin')
  })
})

describe('marks', () => {
  const marked = (Marks: string) => normaliseProduct({ ...saree, specifications: { Marks } })

  it('are those the record names, in one order', () => {
    expect(marksOf(marked('GI tag, silk mark')).map(({ name }) => name)).toEqual(['Silk Mark', 'GI tag'])
    expect(marksOf(normaliseProduct({ ...saree, tags: ['silk mark'] }))).toEqual([])
  })

  it('that are unknown are shown as text', () => {
    expect(marksOf(marked('Craftmark'))).toEqual([])
    expect(clothOf({ ...saree, specifications: { Marks: 'Craftmark, Silk Mark' } })['Marks']).toBe('Craftmark')
  })
})

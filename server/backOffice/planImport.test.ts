import { describe, expect, test } from 'vitest'
import type { RecordFields } from '#domain/product/read.ts'
import { productsInCsv } from './csvFile.ts'
import { planImport } from './planImport.ts'

const shop: readonly RecordFields[] = [
  {
    _id: 'x1',
    entityId: 'a',
    name: 'One',
    price: 100,
    tags: ['kasavu'],
    createdAt: '2024-01-01',
    updatedAt: '2024-01-01',
  },
  { _id: 'x2', entityId: 'b', name: 'Two', price: 200, addToBackOffice: true, loom: 'pit' },
  { _id: 'x3', name: 'Three' },
]

function planOf(lines: readonly string[], newColumns = false, records = shop) {
  return planImport(productsInCsv(Buffer.from(lines.join('\n'))), records, { newColumns })
}

test('new products are created, changed fields are updated, the rest is unchanged', () => {
  const plan = planOf(['entityId,name,price,tags', 'a,One,120,kasavu', 'b,Two,200,', 'c,Four,300,'])
  expect(plan).toMatchObject({
    create: [{ entityId: 'c', name: 'Four', price: 300 }],
    update: [{ key: 'a', patch: { price: 120 } }],
    unchanged: 1,
    missing: ['x3'],
    errors: [],
  })
  expect(Object.keys(plan.create[0] ?? {})).toEqual(['entityId', 'name', 'price'])
})

test('a file that changes nothing leaves each of its products as it is', () => {
  expect(planOf(['entityId,name', 'a,One', 'b,Two'])).toMatchObject({ create: [], update: [], unchanged: 2 })
})

test('an empty cell clears its field; fields without a column and the shop’s own fields are unchanged', () => {
  const { update, errors } = planOf(['entityId,_id,price,tags,createdAt,updatedAt', 'a,,100,,,2030-01-01'])
  expect(update.map(({ key, patch }) => ({ key, patch }))).toEqual([{ key: 'a', patch: { tags: null } }])
  expect(errors).toEqual([])
})

test('a row may name its product by another id', () => {
  expect(planOf(['_id,price', 'x1,1', 'x3,2']).update.map(({ key }) => key)).toEqual(['a', 'x3'])
})

test.each([
  ['a row without a key', ['entityId,name', ',Four'], 'line 2', 'entityId', 'Give each product a key of its own'],
  ['a key that is repeated', ['entityId,name', 'c,One', 'c,Two'], 'line 3', 'entityId', "'c' stands in line 2 already"],
  ['an id that differs', ['entityId,_id', 'a,x9'], 'line 2', '_id', 'cannot be changed. Carts and links find'],
  [
    'a changed back-office mark',
    ['entityId,addToBackOffice', 'b,false'],
    'line 2',
    'addToBackOffice',
    'cannot be changed. It is settled when a product is made.',
  ],
  ['a key that was changed', ['entityId,_id,name', 'aa,x1,One'], 'line 2', '_id', "it is the _id of 'a'"],
  [
    'a row copied for a new product',
    ['entityId,_id,name', 'a,x1,One', 'aa,x1,New'],
    'line 3',
    '_id',
    'empty this cell for a new product',
  ],
  [
    'a key that is another id of a product',
    ['entityId,name', 'x1,New'],
    'line 2',
    'entityId',
    "it is the _id of 'a'. Write 'a' as its entityId, or give a new product a key of its own.",
  ],
  [
    'an id that is the key of a product',
    ['entityId,_id,name', 'c,b,New'],
    'line 2',
    '_id',
    "it is the entityId of 'b'",
  ],
  ['an id of two new products', ['entityId,id,name', 'c,7,C', 'd,7,D'], 'line 3', 'id', "'7' stands in line 2 already"],
  ['a mistyped key in a list of prices', ['entityId,price', 'A1,120'], 'line 2', 'entityId', "has no product 'A1'"],
  [
    'an availability the shop does not know',
    ['entityId,availability', 'a,coming soon'],
    'line 2',
    'availability',
    'none of',
  ],
  [
    'a picture whose name has a blank',
    ['entityId,images', 'a,/pictures/50% off.jpg'],
    'line 2',
    'images',
    '%20 for a space and %25 for %;',
  ],
  ['a picture that has no address', ['entityId,images', 'a,shelf.jpg'], 'line 2', 'images', 'no address of a picture'],
  ['a day as a spreadsheet writes it', ['entityId,launchDate', 'a,22-07-2024'], 'line 2', 'launchDate', '2025-10-02'],
  ['a day of a month that no year has', ['entityId,launchDate', 'a,2025-13-02'], 'line 2', 'launchDate', '2025-10-02'],
  [
    'a day that its month does not have',
    ['entityId,createdAt', 'a,2025-02-29T10:30'],
    'line 2',
    'createdAt',
    '2025-10-02',
  ],
  ['a day after another word', ['entityId,launchDate', 'a,on 2025-10-02'], 'line 2', 'launchDate', '2025-10-02'],
  ['a price below one rupee', ['entityId,price', 'a,0.4'], 'line 2', 'price', 'no amount in rupees'],
  [
    'a price that is no text of an amount',
    ['entityId,price', 'a,"json:""abc"""'],
    'line 2',
    'price',
    'no amount in rupees',
  ],
  ['a misspelt column', ['entityId,prise', 'a,1'], 'line 1', 'prise', "Did you mean 'price'?"],
  ['a text that is too long', ['entityId,brand', `a,${'x'.repeat(101)}`], 'line 2', 'brand', 'it is longer than 100'],
  ['a character that cannot be stored', ['entityId,brand', 'a,x\0'], 'line 2', 'brand', 'cannot be stored'],
])('%s is an error', (_, lines, place, column, message) => {
  expect(planOf(lines).errors).toMatchObject([{ place, column, message: expect.stringContaining(message) }])
})

test.each([
  ['availability', 'pre-order'],
  ['images', '/pictures/shelf.jpg'],
  ['launchDate', '2025-10-02'],
  ['createdAt', '2025-10-02T10:30:00.000Z'],
  ['price', '"json:"""""'],
])('the column %s may have the value %s', (column, value) => {
  expect(planOf([`entityId,${column}`, `a,${value}`])).toMatchObject({ errors: [], update: [{ key: 'a' }] })
})

test('a record that is too long in all is one error of its row', () => {
  const features = Array.from({ length: 100 }, () => 'x'.repeat(400)).join('|')
  const { errors } = planOf(['entityId,description,features', `a,${'y'.repeat(19_000)},${features}`])
  const message = 'it is longer than 50000 characters in all. Shorten its description or its lists.'
  expect(errors).toEqual([{ place: 'line 2', message }])
})

test('rows without a key are no repeats of one another, and every repeat of a key names its first row', () => {
  expect(planOf(['entityId,name', ',Four', ',Five']).errors.map(({ place }) => place)).toEqual(['line 2', 'line 3'])
  expect(planOf(['entityId,name', 'c,One', 'c,Two', 'c,Three']).errors).toMatchObject([
    { place: 'line 3', message: expect.stringContaining('in line 2') },
    { place: 'line 4', message: expect.stringContaining('in line 2') },
  ])
})

test.each([
  ['a new product without a price', ['entityId,name', 'c,Four'], 'price', '₹2,999'],
  ['a price that is emptied', ['entityId,price', 'a,'], 'price', '₹2,999'],
  ['a new product without an original price', ['entityId,name,price', 'c,Four,400'], 'originalPrice', '₹500'],
  ['a misspelt category', ['entityId,category', 'a,Pure Slks'], 'category', "'Pure Slks' is none"],
  ['a new product without a category', ['entityId,name', 'c,Four'], 'category', 'it is none'],
])('%s is a warning, with what the shop makes of it', (_, lines, column, message) => {
  const { errors, warnings } = planOf(lines)
  expect(errors).toEqual([])
  expect(warnings).toContainEqual({ place: 'line 2', column, message: expect.stringContaining(message) })
})

test('there is no warning of a complete product, or of one that stays as it is', () => {
  const columns = 'entityId,name,price,originalPrice,category'
  expect(planOf([columns, 'c,Four,400,400,Pure Silks', 'd,Five,400,500,pure-silks']).warnings).toEqual([])
  expect(planOf(['entityId,name,price', 'a,One,120', 'b,Zwei,200']).warnings).toEqual([])
})

describe('a stock count', () => {
  const records: readonly RecordFields[] = [
    { entityId: 'stated', availability: 'In Stock', stockCount: 3 },
    { entityId: 'flagged', inStock: true, stockCount: 3 },
    { entityId: 'counted', stockCount: 3 },
  ]
  const warningsOf = (row: string) => {
    return planOf(['entityId,stockCount,availability,inStock', row], false, records).warnings
  }

  test.each([
    ['availability', 'stated,0,In Stock,', 'Write out-of-stock there'],
    ['inStock', 'flagged,0,,true', 'Write false there'],
    ['availability before inStock', 'counted,0,in-stock,false', 'Write out-of-stock there'],
  ])('a stock count of 0 is a warning while %s says in stock', (_, row, message) => {
    const expected = { place: 'line 2', column: 'stockCount', message: expect.stringContaining(message) }
    expect(warningsOf(row)).toEqual([expected])
  })

  test('a stock count of 0 of a new product in stock is a warning', () => {
    const { warnings } = planOf(['entityId,name,availability,stockCount', 'c,Four,in-stock,0'])
    expect(warnings).toContainEqual(expect.objectContaining({ column: 'stockCount' }))
  })

  test.each([
    ['of 0 with nothing that counts for more', 'counted,0,,'],
    ['of 0 of a product that becomes sold out', 'stated,0,out-of-stock,'],
    ['of 0 of a pre-order', 'stated,0,pre-order,'],
    ['above 0', 'stated,1,In Stock,'],
  ])('a stock count %s is no warning', (_, row) => expect(warningsOf(row)).toEqual([]))
})

test('an unknown column is accepted when it is requested, or when a product of the shop has it', () => {
  expect(planOf(['entityId,loom', 'a,pit']).update).toMatchObject([{ patch: { loom: 'pit' } }])
  expect(planOf(['entityId,village', 'a,Balaramapuram']).errors).toHaveLength(1)
  expect(planOf(['entityId,village', 'a,Balaramapuram'], true).errors).toEqual([])
})

test('the plan names the pictures of the shop that a product does not have yet', () => {
  const had = { entityId: 'a', name: 'One', images: ['/pictures/a.jpg'] }
  const { pictures } = planOf(
    [
      'entityId,name,images',
      'a,One,"[""/pictures/a.jpg"",""/pictures/b.jpg""]"',
      'c,Three,/pictures/c.jpg',
      'd,Four,https://x.in/d.jpg',
    ],
    false,
    [had],
  )
  expect(pictures).toEqual([
    { place: 'line 2', url: '/pictures/b.jpg' },
    { place: 'line 3', url: '/pictures/c.jpg' },
  ])
})

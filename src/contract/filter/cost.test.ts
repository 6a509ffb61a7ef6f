import { expect, it } from 'vitest'
import { parseFilter } from './parseFilter.ts'

const tooDear =
  /^The filter costs \d+, and 200 is the most: a comparison costs 1, a '\$regex' 10 and more by its length\./

it("answers the specified search, six fields of a word, and a shopper's longest filters", () => {
  const fields = ['name', 'description', 'fabric', 'color', 'occasion', 'tags']
  const words = (text: string) => ({ $or: fields.map((field) => ({ [field]: { $regex: text, $options: 'i' } })) })
  for (const filter of [
    words('kanchipuram'),
    { ...words('temple border silk'), category: 'pure-silks', price: { $gte: 1, $lte: 9 } },
    { key: { $in: Array.from({ length: 1000 }, String) }, isActive: true },
    { $or: Array.from({ length: 200 }, () => ({ isNew: true })) },
  ]) {
    expect(parseFilter(filter)).toMatchObject({ ok: true })
  }
})

const nested = (depth: number): object => (depth === 0 ? { isNew: true } : { $or: [nested(depth - 1)] })

it.each([
  ['conditions six levels deep', nested(5)],
  ['a text of 500 characters', { name: { $regex: 'a'.repeat(500) } }],
  ['a search of 500 characters', { search: 'a'.repeat(500) }],
  ['a search of 50 words', { search: 'a '.repeat(50) }],
  ['a page of 1000 products', { limit: 1000 }],
  ['a page of none', { limit: 0, skip: 0 }],
])('takes %s', (_, filter) => {
  expect(parseFilter(filter)).toMatchObject({ ok: true })
})

it('reads 250 names', () => {
  const filter = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`field${at}`, 1]))
  expect(parseFilter(filter)).toEqual({ ok: false, message: "Unknown filter field 'field0'." })
})

it.each([
  ['many texts', { $or: Array.from({ length: 200 }, (_, at) => ({ description: { $regex: `a${at}` } })) }],
  ['a text of many words', { name: { $regex: 'a.'.repeat(250) } }],
  ['long texts', { $and: ['a', 'b', 'c', 'd'].map((sign) => ({ name: { $regex: sign.repeat(500) } })) }],
  ['many comparisons of long texts', { $or: Array.from({ length: 21 }, () => ({ description: { $gt: 'a' } })) }],
])('refuses %s as too expensive', (_, filter) => {
  expect(parseFilter(filter)).toEqual({ ok: false, message: expect.stringMatching(tooDear) })
})

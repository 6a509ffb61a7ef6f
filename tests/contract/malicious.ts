import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterFields } from '#contract/filter/fields.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import { ask, postOf, read, send } from './request.ts'
import { records } from './records.ts'

const texts = [
  "' or 1=1 --",
  '"; drop table products; --',
  '%_\\',
  '\\',
  '(',
  '(a+)+$',
  '[',
  '$1',
  '__proto__',
  '\u{10ffff}',
  '\u202e',
  'İ',
  'a'.repeat(500),
  ' ',
]

const values: readonly unknown[] = [
  ...texts,
  0,
  -0,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  true,
  null,
  [],
  {},
  [[]],
  { $gt: 1 },
  { $regex: '(' },
]

const names = [
  ...Object.keys(filterFields),
  '__proto__',
  'constructor',
  'toString',
  '$or',
  '$and',
  '$in',
  '$where',
  '$regex',
  'limit',
  'skip',
  'fields',
  'search',
  'sortBy',
  'sortOrder',
  '',
]

const operators = [
  '$eq',
  '$ne',
  '$in',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$regex',
  '$options',
  '$where',
  '__proto__',
  'length',
]

/** Whatever is sent, the store answers or refuses; it never fails, and never changes anything else. */
export function maliciousSuite(api: () => ShopApi, seed: number): void {
  it('treats every text as data, in every field', async () => {
    for (const text of texts) {
      for (const filter of [
        { search: text },
        { name: text },
        { name: { $regex: text } },
        { tags: { $in: [text] } },
        { tags: { $regex: text } },
        { category: text },
        { entityId: text },
      ]) {
        expect((await ask(api(), { action: 'READ', filter })).status).toBe(200)
      }
    }
  })

  it('treats every number as a number, in every field', async () => {
    for (const number of [0, -0, 1e308, -1e308, 5e-324, 2 ** 53 + 2, -1]) {
      for (const comparison of ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte']) {
        expect((await ask(api(), { action: 'READ', filter: { price: { [comparison]: number } } })).status).toBe(200)
      }
    }
    const tooLarge = await send(
      api(),
      postOf('{"action":"READ","targetCollection":"products","filter":{"price":1e999}}'),
    )
    expect(tooLarge).toMatchObject({
      status: 400,
      body: { message: "Filter field 'price' got a number too large to hold." },
    })
  })

  it('answers or refuses 300 filters made of malicious parts', async () => {
    const leaf = fc.oneof(
      fc.constantFrom(...values),
      fc.dictionary(fc.constantFrom(...operators), fc.constantFrom(...values), { maxKeys: 3 }),
    )
    const filter = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof({ maxDepth: 4 }, leaf, leaf, fc.array(tie('node'), { maxLength: 3 })),
        { maxKeys: 4 },
      ),
    })).node
    const reads = fc.oneof(filter, fc.jsonValue()).map((each) => ({ action: 'READ', filter: each }))
    expect(await unbroken(reads, 300)).toBe(300)
  })

  it('answers or refuses 150 bodies of any JSON', async () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom('READ', 'UPDATE', 'DELETE', 'products', {}))
    const fields = fc.constantFrom('action', 'targetCollection', 'filter', 'data', '__proto__')
    expect(await unbroken(fc.dictionary(fields, part), 150)).toBe(150)
  })

  it('keeps 100 records of any JSON as they are, or refuses them', async () => {
    const field = fc.constantFrom(
      'name',
      'price',
      'color',
      'images',
      'category',
      'rating',
      'stockCount',
      'sortOrder',
      'reviewCount',
      '__proto__',
      'x',
    )
    let kept = 0
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(field, fc.oneof(fc.jsonValue(), fc.double({ noNaN: true, noDefaultInfinity: true }))),
        async (data) => {
          const { status, body } = await ask(api(), { action: 'CREATE', data: { ...data, entityId: 'malicious' } })
          expect(status).toBeLessThan(500)
          if (status !== 200) return
          kept++
          expect((await read(api(), { key: 'malicious' })).data).toEqual(JSON.parse(JSON.stringify(body.data)))
          for (const sortBy of ['price', 'rating', 'name', 'newest']) await read(api(), { sortBy, limit: 3 })
          expect((await ask(api(), { action: 'DELETE', filter: { key: 'malicious' } })).body.total).toBe(1)
        },
      ),
      { numRuns: 100, seed },
    )
    expect(kept).toBeGreaterThan(70)
  })

  it('holds after all this exactly what it held before', async () => {
    expect((await read(api(), { limit: 0 })).total).toBe(records.length)
  })

  /** Sends bodies and sees each answered or refused; how many there were. */
  async function unbroken(body: fc.Arbitrary<object>, numRuns: number): Promise<number> {
    let answered = 0
    await fc.assert(
      fc.asyncProperty(body, async (each) => {
        const { status } = await send(api(), postOf(JSON.stringify({ targetCollection: 'products', ...each })))
        expect([200, 400]).toContain(status)
        answered++
      }),
      { numRuns, seed },
    )
    return answered
  }
}

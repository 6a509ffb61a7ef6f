import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#contract/filter/condition.ts'
import { orderSteps, sortKeys } from '#contract/filter/order.ts'
import type { FacetColumn } from '#domain/product/columns.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { numbersPerBlock } from '#server/storage/sql/blocks.ts'
import { stores, type OpenedStore } from '#tests/contract/stores.ts'
import { grownRecords, rareWord } from './grownRecords.ts'

/** So many that a block of postings has bits for some terms and lists for others, and that walks beat look-ups. */
const products = 5000
const records = [...grownRecords(products)]

/** Half of the products are in one block of postings and half in the next. */
const firstNumber = numbersPerBlock - products / 2

const word = (...of: string[]) => ({ kind: 'words', of }) as const
const contains = (column: 'name' | 'description' | 'slug', text: string) =>
  ({ kind: 'contains', column, text }) as const
const price = (comparison: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte', value: number) =>
  ({ kind: 'compare', column: 'price', comparison, value }) as const
const cheap = price('lt', 9000)
const best = { kind: 'compare', column: 'rating', comparison: 'gte', value: 4.8 } as const
const all = (...of: Condition[]): Condition => ({ kind: 'all', of })
const any = (...of: Condition[]): Condition => ({ kind: 'any', of })

const conditions: readonly Condition[] = [
  all(),
  word('silk'),
  word(rareWord),
  all(word('silk'), word('border')),
  all(word('zari'), any(best, { kind: 'compare', column: 'isFeatured', comparison: 'eq', value: true }), cheap),
  any(word(rareWord), all(cheap, { kind: 'in', column: 'color', values: ['gold', 'madder'] })),
  any(word('silk'), { kind: 'compare', column: 'color', comparison: 'ne', value: 'gold' }),
  all({ kind: 'compare', column: 'category', comparison: 'eq', value: 'pure-silks' }, word('silk')),
  { kind: 'compare', column: 'availability', comparison: 'ne', value: 'in-stock' },
  all(price('gte', 5000), price('lte', 20_000), { kind: 'in', column: 'inStock', values: [true] }),
  any(price('gt', 40_000), price('eq', 999), price('lt', 1000.25), { kind: 'not', of: price('ne', 5000) }),
  all({ kind: 'in', column: 'rating', values: [3.1, 4.7, 4.75] }, { kind: 'not', of: word('silk') }),
  { kind: 'in', column: 'category', values: ['pure-silks', 'cotton-sarees'] },
  contains('description', 'border'),
  contains('description', 'temple border'),
  contains('description', 'with temple border'),
  contains('description', 'e border, '),
  contains('name', 'k t'),
  contains('description', 'a'),
  contains('description', 'e w'),
  contains('description', ', '),
  contains('name', ' sil'),
  contains('slug', 'silk-'),
  contains('name', rareWord.slice(2)),
]
const columns: readonly FacetColumn[] = ['category', 'fabric', 'color', 'tags', 'work', 'subcategory', 'availability']

const writes: readonly ((catalogue: Catalogue) => Promise<unknown>)[] = [
  (catalogue) => catalogue.update(all(word('silk'), cheap), { tags: 'Sale', description: 'Now, a temple border.' }),
  (catalogue) => catalogue.remove(all(best, contains('name', 'sil'))),
  (catalogue) => catalogue.remove(word(rareWord)),
  (catalogue) => catalogue.create([...grownRecords(products + 300)].slice(products)),
]

/** What memory answers to each step in turn; the other stores are compared with it. */
const model: unknown[] = []
beforeAll(async () => {
  const catalogue = memoryCatalogue(records)
  for (const step of steps) model.push(await step(catalogue))
  // Against hanging alone: memory reads every product for each answer.
}, 600_000)

describe.each(stores.filter(({ name }) => name !== 'memory'))('products in two blocks over $name', ({ open }) => {
  let store: OpenedStore | undefined
  beforeAll(async () => {
    store = await open(records, firstNumber)
  })
  afterAll(() => store?.close())
  const opened = () => store?.catalogue ?? expect.fail('the store is not open')

  it('finds, orders and counts as memory does, also after writes that fill, empty and part blocks', async () => {
    for (const [index, step] of steps.entries()) {
      const answers = await step(opened())
      // The runner takes its time to compare megabytes; where they are the same it compares one object with itself.
      const isSame = isDeepStrictEqual(answers, model[index])
      expect(isSame ? model[index] : answers).toEqual(model[index])
    }
    expect(model).toHaveLength(writes.length + 4)
  })
})

/** Every query, every write, every query again, and once more without a product. */
const steps = [answersOf, ...writes, answersOf, (catalogue: Catalogue) => catalogue.remove(all()), answersOf]

/** Every query's pages and counts; an order and a page for each condition. */
async function answersOf(catalogue: Catalogue): Promise<readonly object[]> {
  const orders = [undefined, ...sortKeys].flatMap((sortBy) => [orderSteps(sortBy, 'asc'), orderSteps(sortBy, 'desc')])
  const answers: object[] = []
  for (const [index, condition] of conditions.entries()) {
    const order = orders[index % orders.length] ?? []
    answers.push({ condition, facets: await catalogue.facets(condition, columns) })
    for (const [limit, skip] of [
      [24, 0],
      [100, 1200],
      [0, 0],
    ] as const) {
      answers.push({ condition, limit, skip, page: await catalogue.read({ condition, order, limit, skip }) })
      const first = conditions[(index + 7) % conditions.length] ?? all()
      answers.push({
        condition,
        first,
        limit,
        skip,
        page: await catalogue.read({ condition, first, order, limit, skip }),
      })
    }
  }
  return answers
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#contract/filter/condition.ts'
import { orderSteps } from '#contract/filter/order.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { FacetColumn } from '#domain/product/columns.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { headLength } from '#server/storage/sql/tables.ts'
import { records } from './records.ts'
import { stores, type OpenedStore } from './stores.ts'

const columns: readonly FacetColumn[] = [
  'category',
  'subcategory',
  'fabric',
  'color',
  'colorFamily',
  'mainColor',
  'occasion',
  'work',
  'tags',
  'brand',
  'availability',
]
const everything: Condition = { kind: 'all', of: [] }
const keyIs = (value: string): Condition => ({ kind: 'compare', column: 'key', comparison: 'eq', value })
const long = 'Lang'.repeat(3000)

const conditions: readonly Condition[] = [
  everything,
  { kind: 'any', of: [] },
  { kind: 'compare', column: 'category', comparison: 'eq', value: 'pure-silks' },
  { kind: 'compare', column: 'category', comparison: 'ne', value: 'pure-silks' },
  { kind: 'in', column: 'category', values: ['workwear', long.toLowerCase(), 'x'.repeat(200)] },
  { kind: 'compare', column: 'color', comparison: 'ne', value: 'gold' },
  { kind: 'compare', column: 'description', comparison: 'gte', value: 'M' },
  { kind: 'in', column: 'tags', values: ['temple border', 'bridal'] },
  { kind: 'words', of: ['silk', 'saree'] },
  { kind: 'words', of: [] },
  {
    kind: 'all',
    of: [
      { kind: 'words', of: ['silk'] },
      { kind: 'words', of: ['zari', 'gold'] },
    ],
  },
  { kind: 'contains', column: 'name', text: 'kanji' },
  { kind: 'contains', column: 'description', text: 'si' },
  { kind: 'contains', column: 'description', text: 'woven with three shuttles' },
  { kind: 'contains', column: 'description', text: '"a" or' },
  { kind: 'contains', column: 'searchText', text: 'ilk' },
  { kind: 'contains', column: 'searchText', text: '%_\\' },
  { kind: 'contains', column: 'color', text: 'gree' },
  { kind: 'contains', column: 'work', text: 'zari' },
  { kind: 'contains', column: 'brand', text: '' },
  { kind: 'contains', column: 'code', text: 'ps01' },
  { kind: 'in', column: 'colorFamily', values: ['red', 'green'] },
]

describe.each(stores)('the catalogue over $name', ({ open }) => {
  const model = memoryCatalogue(records)
  let store: OpenedStore | undefined
  beforeAll(async () => {
    store = await open(records)
  })
  afterAll(() => store?.close())
  const opened = () => store?.catalogue ?? expect.fail('the store is not open')

  it.each(conditions.map((condition) => [JSON.stringify(condition).slice(0, 120), condition] as const))(
    'finds and counts as memory does: %s',
    async (_name, condition) => {
      const catalogue = opened()
      expect(await found(catalogue, condition)).toEqual(await found(model, condition))
      expect(await catalogue.facets(condition, columns)).toEqual(await model.facets(condition, columns))
      const some = columns.slice(2, 4)
      expect(await catalogue.facets(condition, some)).toEqual(await model.facets(condition, some))
    },
  )

  it('lists new words at once, and removes those of changed and deleted products', async () => {
    const catalogue = opened()
    expect([...(await catalogue.words())].toSorted()).toEqual([...(await model.words())].toSorted())
    await catalogue.create([{ id: 'wordy', name: 'Unheard-of qwertz', tags: ['Unheard'] }])
    expect(await catalogue.words()).toContain('qwertz')
    expect(valueOf(await catalogue.facets(everything, ['tags']), 'Unheard')).toBe(1)
    await catalogue.update(keyIs('wordy'), { name: 'Asdf' })
    expect(await catalogue.words()).toContain('asdf')
    expect(await catalogue.words()).not.toContain('qwertz')
    expect(await catalogue.remove(keyIs('wordy'))).toBe(1)
    expect([...(await catalogue.words())].toSorted()).toEqual([...(await model.words())].toSorted())
    expect(await catalogue.facets(everything, columns)).toEqual(await model.facets(everything, columns))
  })

  it('has another version after every write, and the same one otherwise', async () => {
    const catalogue = opened()
    const versions = [await catalogue.version()]
    const note = async () => void versions.push(await catalogue.version())
    await catalogue.create([{ id: 'versioned' }]).then(note)
    await catalogue.update(keyIs('versioned'), { price: 1 }).then(note)
    await catalogue.remove(keyIs('versioned')).then(note)
    expect(new Set(versions).size).toBe(4)
    await catalogue.read({ condition: everything, order: [], limit: 1, skip: 0 })
    await expect(catalogue.create([{ id: 'twice' }, { id: 'twice' }])).rejects.toThrow('already there')
    expect(await catalogue.version()).toBe(versions.at(-1))
  })

  it('counts spellings that differ in capitals as one, under the most frequent', async () => {
    const catalogue = opened()
    const made = ['Ilaa', 'ilaa', 'Ilaa', 'ILAA'].map((value, index) => ({
      id: `capitals-${index}`,
      name: 'Capitals',
      brand: value,
      tags: [value],
    }))
    await catalogue.create(made)
    const facets = await catalogue.facets(everything, ['brand', 'tags'])
    expect(
      ['brand', 'tags'].map((column) =>
        valueOf(
          facets.filter((each) => each.column === column),
          'Ilaa',
        ),
      ),
    ).toEqual([4, 4])
    expect(await catalogue.remove({ kind: 'compare', column: 'name', comparison: 'eq', value: 'Capitals' })).toBe(4)
  })

  it('accepts a condition of 70,000 words', async () => {
    const of = Array.from({ length: 70_000 }, (_, index) => `word${index}`)
    const query = { order: orderSteps(undefined, undefined), limit: 24, skip: 0 }
    expect(await opened().read({ ...query, condition: { kind: 'words', of } })).toEqual({ records: [], total: 0 })
  })

  it('takes text of any length into every column', async () => {
    const catalogue = opened()
    // Without repetitions, so that no index can compress it.
    const noise = Array.from({ length: 9000 }, (_, index) => (index ** 3 % 46_649).toString(36)).join('')
    const record = {
      entityId: noise,
      id: noise,
      name: noise,
      category: noise,
      color: [noise],
      tags: [noise],
      brand: noise,
    }
    await catalogue.create([record])
    const { key, category } = normaliseProduct(record)
    for (const condition of [
      keyIs(key),
      { kind: 'compare', column: 'category', comparison: 'eq', value: category.slug },
      { kind: 'in', column: 'color', values: [noise.toLowerCase()] },
      { kind: 'words', of: [noise.toLowerCase()] },
      { kind: 'contains', column: 'name', text: noise.slice(100, 600) },
    ] satisfies Condition[]) {
      expect(await found(catalogue, condition)).toEqual([key])
    }
    // As many characters as the index of categories has.
    const head = category.slug.slice(0, headLength)
    expect(await found(catalogue, { kind: 'compare', column: 'category', comparison: 'eq', value: head })).toEqual([])
    await expect(catalogue.create([{ id: 'new' }, record])).rejects.toThrow('is already there')
    expect(await found(catalogue, keyIs('new'))).toEqual([])
    expect(await catalogue.remove(keyIs(key))).toBe(1)
  })

  it('names the first of several keys that are taken', async () => {
    const catalogue = opened()
    await expect(catalogue.create([{ id: 'twice' }, { id: 'twice' }, records[0] ?? {}])).rejects.toThrow("'twice'")
    await expect(catalogue.create([])).resolves.toEqual([])
  })

  it('keeps every record of concurrent writes', async () => {
    const catalogue = opened()
    const made = Array.from({ length: 20 }, (_, index) => ({
      id: `beside-${index}`,
      name: `Zugleich wörter${index % 3}`,
    }))
    await Promise.all(made.map((record) => catalogue.create([record])))
    expect(await found(catalogue, { kind: 'words', of: ['zugleich'] })).toHaveLength(20)
    const removed = await Promise.all(made.map(({ id }) => catalogue.remove(keyIs(id))))
    expect(removed).toEqual(made.map(() => 1))
  })
})

async function found(catalogue: Catalogue, condition: Condition): Promise<string[]> {
  const order = orderSteps(undefined, undefined)
  const { records: page, total } = await catalogue.read({ condition, order, limit: 1000, skip: 0 })
  expect(total).toBe(page.length)
  for (const limit of [0, 1, total]) {
    expect((await catalogue.read({ condition, order, limit, skip: 0 })).total).toBe(total)
    expect((await catalogue.read({ condition, order, limit, skip: total + 5 })).total).toBe(total)
  }
  return page.map((record) => normaliseProduct(record).key)
}

function valueOf(facets: Awaited<ReturnType<Catalogue['facets']>>, sought: string): number | undefined {
  return facets.flatMap(({ values }) => values).find(({ value }) => value === sought)?.count
}

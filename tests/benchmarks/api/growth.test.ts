import { expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { stores } from '#tests/contract/stores.ts'
import { grownRecords } from './grownRecords.ts'
import { measure } from './measure.ts'
import { queries } from './queries.ts'

const products = 3000

/** Far above the targets: this finds the query that walks over everything for every product, on any machine. */
const maxMs = 1500

it('grows the same records every time, each with a key of its own', () => {
  const [one, other] = [[...grownRecords(500)], [...grownRecords(500)]]
  expect(one).toEqual(other)
  expect(new Set(one.map((record) => record['entityId'])).size).toBe(500)
  expect(Object.keys(one[0] ?? {}).toSorted()).toEqual(Object.keys(catalogueRecords[0] ?? {}).toSorted())
})

it.each(stores.filter(({ name }) => name !== 'memory'))(
  `answers over ${products} products on $name within a generous limit`,
  async ({ open }) => {
    const { catalogue, close } = await open([...grownRecords(products)])
    const medians = await measure(catalogue, 1)
    await close()
    expect([...medians.keys()]).toEqual(queries.map(({ name }) => name))
    expect([...medians].filter(([, milliseconds]) => milliseconds > maxMs)).toEqual([])
  },
)

import { expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { apiOver, read } from './request.ts'

const api = apiOver(memoryCatalogue(catalogueRecords))

/** For each product found, in order: whether its first colour is of this name or family. */
async function grounds(search: string, colour: string): Promise<boolean[]> {
  const { data } = await read(api, { search })
  return data.map((record) => columnsOf(normaliseProduct(record)).lists.mainColor.includes(colour))
}

const isSorted = (first: boolean[]) => first.every((is, at) => at === 0 || !is || first[at - 1])

it.each([
  ['red saree', 'Red'],
  ['lal saree', 'Red'],
  ['saree in blue', 'Blue'],
  ['black', 'Black'],
  ['green saree red border', 'Green'],
])('lists for %s the products of a first colour %s before the others', async (search, colour) => {
  const found = await grounds(search, colour)
  expect(found).toContain(false)
  expect(found).toContain(true)
  expect(isSorted(found)).toBe(true)
})

it.each([
  ['no red saree', 'Red'],
  ['red border', 'Red'],
])('keeps the order of every listing for %s', async (search, colour) => {
  expect(isSorted(await grounds(search, colour)) && (await grounds(search, colour)).includes(true)).toBe(false)
})

import { expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { kindOf } from '#domain/product/kind.ts'
import type { Product } from '#domain/product/product.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { apiOver, read } from './request.ts'
import { shopperSearches } from './shopperSearches.ts'

const api = apiOver(memoryCatalogue(catalogueRecords))
const products = catalogueRecords.map(normaliseProduct)

async function found(search: string): Promise<readonly string[]> {
  return (await read(api, { search })).keys
}

it('has at least 200 searches, none of them twice', () => {
  const typed = shopperSearches.map((each) => each.typed)
  expect(typed.filter((each, at) => typed.indexOf(each) !== at)).toEqual([])
  expect(typed.length).toBeGreaterThanOrEqual(200)
})

const anyProduct = () => true
const noProduct = () => false

it.each(shopperSearches)('$typed finds what a shopper means', async ({ typed, all = noProduct, only = anyProduct }) => {
  const keys = await found(typed)
  expect(keys.length).toBeGreaterThan(0)
  const missed = products.filter((product) => all(product) && !keys.includes(product.key))
  const stray = products.filter((product) => keys.includes(product.key) && !only(product))
  expect({ missed: missed.map(nameOf), stray: stray.map(nameOf) }).toEqual({ missed: [], stray: [] })
})

const respelled = shopperSearches.flatMap(({ typed, same }) => (same === undefined ? [] : [{ typed, same }]))

it('has at least 150 searches that mean the same as another', () => {
  expect(respelled.length).toBeGreaterThanOrEqual(150)
})

it.each(respelled)('$typed finds the same as $same', async ({ typed, same }) => {
  expect(await found(typed)).toEqual(await found(same))
})

it.each(['suits', 'suit', 'Suites', 'silk suits'])('%s lists suites before sarees', async (search) => {
  const kindsByKey = new Map(products.map((product) => [product.key, kindOf(product)]))
  const kinds = (await found(search)).map((key) => kindsByKey.get(key))
  expect(kinds).toContain('suite')
  expect(kinds.lastIndexOf('suite')).toBe(kinds.filter((kind) => kind === 'suite').length - 1)
})

const nameOf = ({ key, name }: Product) => `${key} ${name}`

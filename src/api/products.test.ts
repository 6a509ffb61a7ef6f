import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProductFilter } from '#contract/productFilter.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { StoreClient } from './client.ts'
import {
  featuredProductsQuery,
  listedProduct,
  productQuery,
  productsQuery,
  suggestionsQuery,
  suggests,
} from './products.ts'
import { createQueryClient } from './queryClient.ts'
import { StoreError } from './StoreError.ts'

const product = normaliseProduct({ entityId: 'e', _id: 'u', id: '7' })
const page = { products: [product], total: 1 }
const noPage = { products: [], total: 0 }

/** A client that answers pages one after the other, and remembers what it was asked for. */
function clientOf(...pages: (typeof page)[]): StoreClient & { requests: ProductFilter[] } {
  const requests: ProductFilter[] = []
  return {
    requests,
    readProducts(filter) {
      requests.push(filter)
      return Promise.resolve(pages.shift() ?? noPage)
    },
    readProduct: () => Promise.resolve(undefined),
    readFacets: () => Promise.resolve({ facets: [], total: 0 }),
  }
}

describe('the queries', () => {
  it('are kept under their names for 5 and 10 minutes', () => {
    const client = clientOf()
    expect(productsQuery(client, { limit: 4 })).toMatchObject({
      queryKey: ['products', { limit: 4 }],
      staleTime: 300_000,
      gcTime: 600_000,
    })
    expect(featuredProductsQuery(client, {})).toMatchObject({
      queryKey: ['featured-products', {}],
      staleTime: 300_000,
      gcTime: 600_000,
    })
    expect(productQuery(client, 'e')).toMatchObject({ queryKey: ['product', 'e'], staleTime: 300_000, gcTime: 600_000 })
  })

  it('treat an inactive product as missing', async () => {
    const read = (isActive: boolean) => {
      const readProduct = () => Promise.resolve(normaliseProduct({ entityId: 'e', isActive }))
      return createQueryClient().query(productQuery({ ...clientOf(), readProduct }, 'e'))
    }
    expect(await read(true)).toMatchObject({ key: 'e' })
    expect(await read(false)).toBeNull()
  })

  it('request featured products once when there are any', async () => {
    const client = clientOf(page)
    expect(await createQueryClient().query(featuredProductsQuery(client, { isFeatured: true }))).toEqual(page)
    expect(client.requests).toEqual([{ isFeatured: true, isActive: true }])
  })

  it('list nothing inactive, even where nothing else is featured', async () => {
    const inactive = normaliseProduct({ entityId: 'gone', isActive: false })
    const client = clientOf(noPage, { products: [inactive, product], total: 2 })
    expect(await createQueryClient().query(featuredProductsQuery(client, { isFeatured: true }))).toEqual(page)
  })

  it('repeat the request once, with the original filter', async () => {
    const client = clientOf(noPage, noPage, page)
    expect(await createQueryClient().query(featuredProductsQuery(client, { isFeatured: true }))).toEqual(noPage)
    expect(client.requests).toEqual([{ isFeatured: true, isActive: true }, { isFeatured: true }])
  })

  it('abort their requests when they are cancelled', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const pending = (_: unknown, options?: { signal?: AbortSignal }) => {
      signals.push(options?.signal)
      return new Promise<never>(() => undefined)
    }
    const client = { ...clientOf(), readProducts: pending, readProduct: pending }
    const queries = createQueryClient()
    const asked = [
      queries.query(productsQuery(client, {})),
      queries.query(featuredProductsQuery(client, {})),
      queries.query(productQuery(client, 'e')),
    ]
    for (const each of asked) each.catch(() => undefined)
    await queries.cancelQueries()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
  })

  it('return null for a missing product', async () => {
    expect(await createQueryClient().query(productQuery(clientOf(), 'x'))).toBeNull()
  })
})

describe('listedProduct', () => {
  it('finds a product by any of its ids in the lists that are cached', () => {
    const queries = createQueryClient()
    queries.setQueryData(featuredProductsQuery(clientOf(), {}).queryKey, page)
    for (const id of ['e', 'u', '7']) expect(listedProduct(queries, id)).toBe(product)
    expect(listedProduct(queries, 'x')).toBeUndefined()
  })

  it('finds a product of a listing', () => {
    const queries = createQueryClient()
    queries.setQueryData(productsQuery(clientOf(), { limit: 24 }).queryKey, page)
    expect(listedProduct(queries, 'e')).toBe(product)
  })

  it('skips lists whose products are incomplete', () => {
    const queries = createQueryClient()
    queries.setQueryData(productsQuery(clientOf(), { fields: ['fabric'] }).queryKey, page)
    expect(listedProduct(queries, 'e')).toBeUndefined()
  })
})

describe('retry', () => {
  afterEach(() => onlineManager.setOnline(true))

  const triesOf = async (reason: Error, options?: { retry: number }) => {
    vi.useFakeTimers()
    const readProducts = vi.fn<StoreClient['readProducts']>(() => Promise.reject(reason))
    const started = Date.now()
    const query = productsQuery({ ...clientOf(), readProducts }, {})
    const failed = createQueryClient(options)
      .query(query)
      .catch(() => undefined)
      .then(() => Date.now() - started)
    await vi.runAllTimersAsync()
    const waited = await failed
    vi.useRealTimers()
    return [readProducts.mock.calls.length, waited]
  }

  it('retries three times, after 1, 2 and 4 seconds', async () => {
    expect(await triesOf(new StoreError('m', 500))).toEqual([4, 7000])
    expect(await triesOf(new StoreError('m', undefined))).toEqual([4, 7000])
  })

  it.each([400, 401, 403, 404, 413])('does not retry a %d', async (status) => {
    expect(await triesOf(new StoreError('m', status))).toEqual([1, 0])
  })

  it('fails at once without a network, and reads again when it is back', async () => {
    onlineManager.setOnline(false)
    expect(await triesOf(new StoreError('m', undefined))).toEqual([1, 0])
    const queries = createQueryClient()
    const client = clientOf(noPage, page)
    // As a page: it listens to the network while it is open.
    queries.mount()
    const observer = new QueryObserver(queries, productsQuery(client, {}))
    const leave = observer.subscribe(() => undefined)
    await expect.poll(() => observer.getCurrentResult().data).toEqual(noPage)
    await queries.invalidateQueries({ refetchType: 'none' })
    onlineManager.setOnline(true)
    await expect.poll(() => observer.getCurrentResult().data).toEqual(page)
    leave()
    queries.unmount()
  })

  it('does not retry where the page says so', async () => {
    expect(await triesOf(new StoreError('m', 500), { retry: 0 })).toEqual([1, 0])
  })
})

it.each([
  ['', false],
  ['si', false],
  ['  si  ', false],
  ['sil', true],
  [' silk ', true],
])('suggests for %o: %s', (term, enabled) => {
  const query = suggestionsQuery(clientOf(), term, { limit: 5, letters: 3 })
  expect([query.enabled, suggests(term, 3), query.retry]).toEqual([enabled, enabled, false])
  expect(query.queryKey).toEqual(['products', { isActive: true, search: term.trim(), limit: 5 }])
})

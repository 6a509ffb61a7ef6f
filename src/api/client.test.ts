import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackOfficeClient } from './backOffice.ts'
import { createStoreClient } from './client.ts'
import { productsQuery } from './products.ts'
import { storedProductsQuery } from './storedProducts.ts'
import { createQueryClient } from './queryClient.ts'
import { StoreError } from './StoreError.ts'

const otherProducts = 'StoreError: Failed to read products: The answer holds other products'

type Answer = () => Promise<Response>

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

/** Clients whose requests are answered by `answer`, and the requests they sent. */
function clientsAnswered(answer: Answer) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push(new Request(input, init))
    return answer()
  }
  const base = 'https://shop.test/dev'
  return {
    sent,
    shop: createStoreClient({ base, readKey: 'r', fetch }),
    backOffice: createBackOfficeClient({ base, writeKey: 'w', fetch }),
  }
}

const log = vi.spyOn(console, 'error')
beforeEach(() => {
  log.mockImplementation(() => undefined)
})
afterEach(() => {
  log.mockReset()
})

describe('reading', () => {
  it('posts the request with the api-key header', async () => {
    const { shop, sent } = clientsAnswered(() => json({ data: [], total: 0 }))
    await shop.readProducts({ isNew: true })
    const [request] = sent
    expect([request?.method, request?.url]).toEqual(['POST', 'https://shop.test/dev/store'])
    expect([request?.headers.get('api-key'), request?.headers.get('content-type')]).toEqual(['r', 'application/json'])
    expect(await request?.json()).toEqual({ action: 'READ', targetCollection: 'products', filter: { isNew: true } })
  })

  it('reads {data, total} and normalises every product', async () => {
    const { shop } = clientsAnswered(() => json({ data: [{ id: 1, price: '2,500' }], message: '', total: 40 }))
    const { products, total } = await shop.readProducts({})
    expect(total).toBe(40)
    expect(products).toMatchObject([{ key: '1', price: 2500, originalPrice: 3125 }])
  })

  it('reads a bare list, whose total is its length', async () => {
    const { shop } = clientsAnswered(() => json([{ id: 1 }, { id: 2 }]))
    expect((await shop.readProducts({})).total).toBe(2)
  })

  it('counts the products of a response whose total is smaller', async () => {
    const { shop } = clientsAnswered(() => json({ data: [{ id: 1 }, { id: 2 }], total: 1 }))
    expect((await shop.readProducts({})).total).toBe(2)
  })

  it('reads the other searches that a search without products comes with', async () => {
    const alternatives = [{ search: 'kasavu', without: '' }, { search: 'silk', without: 'temple' }, 7]
    const { shop } = clientsAnswered(() => json({ data: [], total: 0, alternatives }))
    expect((await shop.readProducts({ search: 'kasvu' })).alternatives).toEqual([
      { search: 'kasavu', without: '' },
      { search: 'silk', without: 'temple' },
      { search: '', without: '' },
    ])
  })

  it('takes the products of a store that does not know facets for none', async () => {
    const { shop } = clientsAnswered(() => json([{ id: 1 }, { id: 2 }]))
    expect(await shop.readFacets({}, ['fabric'])).toEqual({ facets: [], total: 2 })
  })

  it('asks for facets beside the filter, and reads how many products they count', async () => {
    const values = [{ value: 'Linen', count: 1 }]
    const { shop, sent } = clientsAnswered(() =>
      json({ data: [{ field: 'fabric', values }, { field: 'color' }], total: 1 }),
    )
    expect(await shop.readFacets({ isNew: true }, ['fabric', 'color'])).toEqual({
      facets: [
        { field: 'fabric', values },
        { field: 'color', values: [] },
      ],
      total: 1,
    })
    expect(await sent[0]?.json()).toEqual({
      action: 'READ',
      targetCollection: 'products',
      filter: { isNew: true },
      facets: ['fabric', 'color'],
    })
  })

  it('finds one product by any of its ids, the strongest first', async () => {
    const { shop, sent } = clientsAnswered(() => json([{ entityId: 'other', id: 'x' }, { entityId: 'x' }]))
    expect((await shop.readProduct('x'))?.entityId).toBe('x')
    expect(await sent[0]?.json()).toMatchObject({ filter: { $or: [{ entityId: 'x' }, { _id: 'x' }, { id: 'x' }] } })
  })

  it('accepts no other product than the requested one', async () => {
    const { shop } = clientsAnswered(() => json([{ entityId: 'other' }, { name: 'Kasavu' }]))
    const message = 'Failed to read product: The answer holds other products'
    await expect(shop.readProduct('x')).rejects.toMatchObject({ name: 'StoreError', message })
  })

  it('leaves out what is no record', async () => {
    const { shop } = clientsAnswered(() => json({ data: [null, 7, { id: 'x' }, [], 'x'] }))
    expect(await shop.readProducts({})).toMatchObject({ products: [{ key: 'x' }], total: 1 })
  })

  it.each([
    ['refuses products that were not asked for', [{ entityId: 'other' }], [], otherProducts],
    ['takes some of those that were', [{ id: 'a' }], [], ['a']],
    ['takes another where all of them are gone', [], [{ id: 'other' }], ['other']],
    ['refuses none of a store that is empty', [], [], 'StoreError: Failed to read products: The store has none'],
  ])('for stored products it %s', async (_, answer, any, outcome) => {
    const answers = [answer, any]
    const { query } = storedProductsQuery(clientsAnswered(() => json(answers.shift())).shop, ['a', 'b'])
    const read = createQueryClient({ retry: 0 }).query(query)
    const told = await read.then(({ products }) => products.map(({ key }) => key)).catch(String)
    expect(told).toEqual(outcome)
  })

  it('does not take a list of the same products, which is not validated, for stored ones', async () => {
    const { shop } = clientsAnswered(() => json([]))
    const queries = createQueryClient({ retry: 0 })
    await queries.query(productsQuery(shop, { key: { $in: ['a'] }, isActive: true, limit: 1 }))
    const { query } = storedProductsQuery(shop, ['a'])
    expect(queries.getQueryData(query.queryKey)).toBeUndefined()
  })

  it('asks for stored products that are on offer alone', async () => {
    const { shop, sent } = clientsAnswered(() => json([{ id: 'a' }]))
    await createQueryClient().query(storedProductsQuery(shop, ['a', 'b']).query)
    const filter = { key: { $in: ['a', 'b'] }, isActive: true }
    expect(await sent[0]?.json()).toMatchObject({ filter })
  })

  it('asks whether the store has any product on offer where it has none of the stored ones', async () => {
    const answers = [[], [{ id: 'other' }]]
    const { shop, sent } = clientsAnswered(() => json(answers.shift()))
    await createQueryClient().query(storedProductsQuery(shop, ['a']).query)
    expect(await sent[1]?.json()).toMatchObject({ filter: { isActive: true, limit: 1 } })
  })

  it('asks for a thousand stored products at most, and says which', async () => {
    const keys = Array.from({ length: 1001 }, (_, at) => `k${at}`)
    const { shop, sent } = clientsAnswered(() => json([{ id: 'k0' }]))
    const { query, requestedKeys } = storedProductsQuery(shop, keys)
    await createQueryClient().query(query)
    expect(requestedKeys).toEqual(keys.slice(0, 1000))
    expect(await sent[0]?.json()).toMatchObject({ filter: { key: { $in: requestedKeys }, limit: 1000 } })
  })

  it('knows when there is no such product', async () => {
    expect(await clientsAnswered(() => json([])).shop.readProduct('x')).toBeUndefined()
  })

  it('rejects with the abort of a request', async () => {
    const { shop } = clientsAnswered(() => Promise.reject(new DOMException('called off', 'AbortError')))
    const call = shop.readProducts({}, { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('without a response', () => {
  const hanging: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const shop = createStoreClient({ base: 'https://shop.test/dev', readKey: 'r', fetch: hanging })
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives a read up after half a minute, without a retry', async () => {
    const read = createQueryClient().query({
      queryKey: ['a'],
      queryFn: ({ signal }) => shop.readProducts({}, { signal }),
    })
    let outcome: unknown
    void read.catch((error: unknown) => (outcome = String(error)))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2000)
    expect(outcome).toBe('StoreError: Failed to read products: No answer in time')
  })

  it('rejects with the abort of the caller at once, and leaves no timer', async () => {
    const controller = new AbortController()
    const read = shop.readFacets({}, [], { signal: controller.signal })
    controller.abort()
    await expect(read).rejects.toMatchObject({ name: 'AbortError' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

const failures: readonly [sentence: string, answer: Answer, detail: string, status: number | undefined][] = [
  ['the server’s own words', () => json({ error: 'x', message: 'No such thing.' }, 400), 'No such thing.', 400],
  ['the status where it has none', () => json({}, 404), 'Error status: 404', 404],
  [
    'the status of a page that is not JSON',
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    'Error status: 502',
    502,
  ],
  ['what the network says', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch', undefined],
  ['nothing, where nothing is said', () => Promise.reject(new Error('')), 'Unknown error', undefined],
  ['an answer without a list', () => json({ data: { id: 1 } }), 'The answer holds no list of products', undefined],
  ['a list of no records', () => json([null, 7, []]), 'The answer holds no list of products', undefined],
  ['null', () => json(null), 'The answer holds no list of products', undefined],
]

describe('failing', () => {
  it.each(failures)('reports %s', async (_sentence, answer, detail, status) => {
    const { shop, backOffice } = clientsAnswered(answer)
    const calls: readonly [Promise<unknown>, string][] = [
      [shop.readProducts({}), 'Failed to read products'],
      [shop.readProduct('x'), 'Failed to read product'],
      [backOffice.createProduct({}), 'Failed to create product'],
      [backOffice.updateProducts({ price: 1 }, { id: 'x' }), 'Failed to update products'],
      [backOffice.deleteProducts({ id: 'x' }), 'Failed to delete products'],
    ]
    for (const [call, failure] of calls) {
      const error: unknown = await call.then(
        () => 'no error',
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(StoreError)
      expect(error).toMatchObject({ message: `${failure}: ${detail}`, status })
    }
  })

  it.each([
    [401, 'Unauthorized access detected'],
    [500, 'Server error occurred'],
  ])('logs a %d and passes it on', async (status, line) => {
    await expect(clientsAnswered(() => json({ message: 'm' }, status)).shop.readProducts({})).rejects.toMatchObject({
      status,
    })
    expect(log.mock.calls).toEqual([[line]])
  })

  it.each([400, 403, 404, 503])('logs no line for a %d', async (status) => {
    await expect(clientsAnswered(() => json({}, status)).shop.readProducts({})).rejects.toMatchObject({ status })
    expect(log).not.toHaveBeenCalled()
  })
})

describe('changing', () => {
  it('sends the action, the collection and the data with the write key', async () => {
    const { backOffice, sent } = clientsAnswered(() => json({ data: [{ id: 1 }], message: '', total: 3 }))
    expect(await backOffice.createProduct({ name: 'A' }, { addToBackOffice: true })).toEqual([{ id: 1 }])
    expect(await backOffice.updateProducts({ price: 5 }, { id: '1' })).toBe(3)
    expect(await backOffice.deleteProducts({ id: '1' })).toBe(3)
    const targetCollection = 'products'
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { action: 'CREATE', targetCollection, data: { name: 'A' }, addToBackOffice: true },
      { action: 'UPDATE', targetCollection, data: { price: 5 }, filter: { id: '1' } },
      { action: 'DELETE', targetCollection, filter: { id: '1' } },
    ])
    expect(sent.map(({ headers }) => headers.get('api-key'))).toEqual(['w', 'w', 'w'])
  })
})

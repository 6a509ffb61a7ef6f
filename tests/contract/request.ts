import { expect } from 'vitest'
import { storeAnswer, storeError, type StoreAnswer, type StoreFailure } from '#contract/store.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { createShopApi, type ShopApi, type ShopApiOptions } from '#server/app/shopApi.ts'

export const apiKeys = { read: 'contract-read', write: 'contract-write' }
export const now = new Date('2026-11-21T06:30:00.000Z')

/** The shop's API for a test; a failure inside it fails the test, for no query of the suite may cause one. */
export function apiOver(catalogue: Catalogue, options: Partial<ShopApiOptions> = {}): ShopApi {
  return createShopApi({
    catalogue,
    users: memoryUsers(),
    tokens: noTokens,
    keys: apiKeys,
    now: () => now,
    log: (message, error) => expect.fail(`${message}: ${String(error)}`),
    ...options,
  })
}

let asked = 0

/** How many requests have been answered and checked so far. */
export function askedSoFar(): number {
  return asked
}

/** Sends a request, checks what holds for every answer, and hands status and body over. */
export async function send(
  api: ShopApi,
  request: Request,
): Promise<{ status: number; headers: Headers; body: unknown }> {
  asked++
  const response = await api.fetch(request)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body: unknown = await response.json()
  if (response.ok) storeAnswer.parse(body)
  else storeError.strict().parse(body)
  return { status: response.status, headers: response.headers, body }
}

/** A POST to the store with a body that is JSON already. */
export function postOf(text: string, headers: Record<string, string> = {}): Request {
  return new Request('http://shop.test/dev/store', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-key': apiKeys.write, ...headers },
    body: text,
  })
}

/** One query to the store, as the owner's tools ask it. */
export async function ask(api: ShopApi, body: object): Promise<{ status: number; body: StoreAnswer & StoreFailure }> {
  const { status, body: answer } = await send(api, postOf(JSON.stringify({ targetCollection: 'products', ...body })))
  return { status, body: answer as StoreAnswer & StoreFailure } // send has checked that it is one of the two
}

/** A READ that must succeed: the keys in their order, the records and the total. */
export async function read(api: ShopApi, filter: object): Promise<{ keys: string[]; data: unknown[]; total: number }> {
  const { status, body } = await ask(api, { action: 'READ', filter })
  if (status !== 200) throw new Error(`A query that must be answered got ${status}: ${body.message}`)
  return { keys: body.data.map((record) => normaliseProduct(record).key), data: body.data, total: body.total }
}

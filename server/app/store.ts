import { parseStoreRequest, type StoreAnswer } from '#contract/store.ts'
import type { BeginWrite } from './requestTimeout.ts'
import type { Catalogue, CatalogueReads } from './catalogue.ts'
import { jsonBody, type BodyReader } from './jsonBody.ts'
import { keyError, type KeyHolder, type ShopKeys } from './keys.ts'
import { activeProducts } from './activeProducts.ts'
import { createProducts, deleteProducts, readProducts, updateProducts } from './products.ts'
import { badRequest, timedOut, type ApiError } from './apiError.ts'

interface Store {
  catalogue: Catalogue
  keys: ShopKeys
  now: () => Date
  beginWrite: BeginWrite
  /** Why a write must not begin; undefined if it may. */
  writeError: () => Promise<ApiError | undefined>
  /** Runs a read in its turn; rejects with `Overloaded` if that would take too long. */
  reading: <Answer>(read: () => Promise<Answer>) => Promise<Answer>
}

/** Handles an authenticated POST /dev/store. */
export async function answerStore(body: BodyReader, holder: KeyHolder, store: Store): Promise<StoreAnswer | ApiError> {
  const read = await jsonBody(body)
  if ('status' in read) return read
  const request = parseStoreRequest(read.json)
  if (!request.ok) return badRequest(request.message)
  const refused = keyError(holder, request.value.action, store.keys)
  if (refused) return refused
  if (request.value.action !== 'READ') {
    const busy = await store.writeError()
    if (busy) return busy
    if (!store.beginWrite()) return timedOut
  }
  const { value } = request
  switch (value.action) {
    case 'READ':
      return store.reading(() => readProducts(readableBy(holder, store.catalogue), value))
    case 'CREATE':
      return createProducts(store.catalogue, value, store.now())
    case 'UPDATE':
      return updateProducts(store.catalogue, value, store.now())
    case 'DELETE':
      return deleteProducts(store.catalogue, value)
  }
}

function readableBy(holder: KeyHolder, catalogue: Catalogue): CatalogueReads {
  return holder === 'writer' ? catalogue : activeProducts(catalogue)
}

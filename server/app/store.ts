import { parseStoreRequest, type StoreAnswer } from '#contract/store.ts'
import type { BeginWrite } from './answerTime.ts'
import type { Catalogue } from './catalogue.ts'
import { jsonBody, type BodyReader } from './jsonBody.ts'
import { keyRefusal, type KeyHolder, type ShopKeys } from './keys.ts'
import { createProducts, deleteProducts, readProducts, updateProducts } from './products.ts'
import { badRequest, gaveUp, type Refusal } from './refusal.ts'

interface Store {
  catalogue: Catalogue
  keys: ShopKeys
  now: () => Date
  beginWrite: BeginWrite
}

/** Answers one POST /dev/store from someone whose key is known. */
export async function answerStore(body: BodyReader, holder: KeyHolder, store: Store): Promise<StoreAnswer | Refusal> {
  const read = await jsonBody(body)
  if ('status' in read) return read
  const request = parseStoreRequest(read.json)
  if (!request.ok) return badRequest(request.message)
  const refused = keyRefusal(holder, request.value.action, store.keys)
  if (refused) return refused
  if (request.value.action !== 'READ' && !store.beginWrite()) return gaveUp
  switch (request.value.action) {
    case 'READ':
      return readProducts(store.catalogue, request.value)
    case 'CREATE':
      return createProducts(store.catalogue, request.value, store.now())
    case 'UPDATE':
      return updateProducts(store.catalogue, request.value, store.now())
    case 'DELETE':
      return deleteProducts(store.catalogue, request.value)
  }
}

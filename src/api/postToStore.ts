import type { ApiKeyHeader } from '#contract/apiKey.ts'
import type { StoreRequest } from '#contract/store.ts'
import { fieldsOf, isObject, textOf } from '#domain/product/read.ts'
import { StoreError } from './StoreError.ts'

const apiKeyHeader: ApiKeyHeader = 'api-key'

/** URL and key of the store API. */
export interface StoreConnection {
  /** Address of the API without the last slash: 'https://…/dev'. */
  base: string
  key: string
  /** Replaces the global fetch: the server calls itself in-process. */
  fetch?: typeof fetch | undefined
}

/** A response: unparsed records. */
export interface StoreRecords {
  records: readonly unknown[]
  total: number
  alternatives?: unknown
}

/**
 * One POST /store. Rejects with a `StoreError` whose message is `failure` and the detail of the response (handbook,
 * Rules: store calls and errors); an aborted request rejects with the AbortError.
 */
export async function postToStore(
  connection: StoreConnection,
  body: StoreRequest,
  failure: string,
  signal?: AbortSignal,
): Promise<StoreRecords> {
  try {
    const response = await (connection.fetch ?? fetch)(`${connection.base}/store`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [apiKeyHeader]: connection.key },
      body: JSON.stringify(body),
      signal: signal ?? null,
    })
    if (!response.ok) throw await errorOf(response)
    return recordsOf(await response.json())
  } catch (error) {
    if (signal?.aborted) throw error
    const status = error instanceof StoreError ? error.status : undefined
    throw new StoreError(`${failure}: ${detailOf(error)}`, status, error)
  }
}

async function errorOf(response: Response): Promise<StoreError> {
  if (response.status === 401) console.error('Unauthorized access detected')
  if (response.status === 500) console.error('Server error occurred')
  const body: unknown = await response.json().catch(() => undefined)
  return new StoreError(textOf(fieldsOf(body)['message']) || `Error status: ${response.status}`, response.status)
}

/** A response is a list of records, or an object with one; the total of a bare list is its length. */
function recordsOf(response: unknown): StoreRecords {
  const { data = response, total, alternatives } = fieldsOf(response)
  const list: readonly unknown[] | undefined = Array.isArray(data) ? data : undefined
  const records = list?.filter(isObject)
  // Items that are not records are dropped; a response of nothing else is invalid.
  if (!records || (records.length === 0 && list?.length !== 0)) throw new Error('The answer holds no list of products')
  return { records, total: typeof total === 'number' ? total : records.length, alternatives }
}

function detailOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}

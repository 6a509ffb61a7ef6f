import type { ApiKeyHeader } from '#contract/apiKey.ts'
import type { StoreRequest } from '#contract/store.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import { StoreError } from './StoreError.ts'

const apiKeyHeader: ApiKeyHeader = 'api-key'

/** Where the store is and the key it is asked with. */
export interface StoreConnection {
  /** Address of the API without the last slash: 'https://…/dev'. */
  base: string
  key: string
  /** Instead of the platform's own: a server that calls itself in-process. */
  fetch?: typeof fetch | undefined
}

/** What the store holds of an answer: records as they were sent. */
export interface StoreRecords {
  records: readonly unknown[]
  total: number
}

/**
 * One POST /store (spec.md §7). Rejects with a `StoreError` whose message is `failure` and the detail of spec.md §8; a
 * request that was called off rejects as the platform says it.
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
    if (!response.ok) throw await refusalOf(response)
    return recordsOf(await response.json())
  } catch (error) {
    if (signal?.aborted) throw error
    const status = error instanceof StoreError ? error.status : undefined
    throw new StoreError(`${failure}: ${detailOf(error)}`, status, error)
  }
}

async function refusalOf(response: Response): Promise<StoreError> {
  if (response.status === 401) console.error('Unauthorized access detected')
  if (response.status === 500) console.error('Server error occurred')
  const said: unknown = await response.json().catch(() => undefined)
  return new StoreError(textOf(fieldsOf(said)['message']) || `Error status: ${response.status}`, response.status)
}

/** An answer is a list of records, or an object with one (spec.md §7); a bare list's total is its length. */
function recordsOf(answer: unknown): StoreRecords {
  const { data = answer, total } = fieldsOf(answer)
  if (!Array.isArray(data)) throw new Error('The answer holds no list of products')
  return { records: data, total: typeof total === 'number' ? total : data.length }
}

function detailOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}

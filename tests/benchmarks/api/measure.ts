import type { Catalogue } from '#server/app/catalogue.ts'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { queries, type BenchmarkBody } from './queries.ts'

const keys = { read: 'growth-read', write: 'growth-write' }

/** Median milliseconds of each query, sent through the API, without the first run. Throws at a failed answer. */
export async function measure(catalogue: Catalogue, runs: number): Promise<Map<string, number>> {
  const api = createShopApi({
    catalogue,
    users: memoryUsers(),
    tokens: noTokens,
    keys,
    limits: { requestTimeout: 120_000 },
    now: () => new Date(0),
    log: (message, error) => console.error(message, error),
  })
  const ask = async (body: BenchmarkBody) => {
    const request = new Request('http://shop.test/dev/store', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': body.action === 'READ' ? keys.read : keys.write },
      body: JSON.stringify({ targetCollection: 'products', ...body }),
    })
    const start = performance.now()
    const response = await api.fetch(request)
    const answer = await response.text()
    if (!response.ok) throw new Error(`${response.status} to ${JSON.stringify(body)}: ${answer}`)
    return performance.now() - start
  }

  const medians = new Map<string, number>()
  for (const { name, body } of queries) {
    const times: number[] = []
    for (let run = 0; run <= runs; run++) {
      times.push(await ask(body(run)))
    }
    medians.set(name, median(times.slice(1)))
  }
  return medians
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN
}

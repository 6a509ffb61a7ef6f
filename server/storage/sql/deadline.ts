import type { KyselyPlugin } from 'kysely'
import { StorageFailure } from '#server/app/storageFailure.ts'

/** How long one read may take in all, in milliseconds. */
export const readLimitMs = 5000

export const tooSlow = () => new StorageFailure('slow', `a statement took more than ${readLimitMs / 1000} seconds.`)

/** Rejects every statement after the deadline: a read of many statements must not outlive its request. */
export function deadline(milliseconds = readLimitMs): KyselyPlugin {
  const end = performance.now() + milliseconds
  return {
    transformQuery({ node }) {
      if (performance.now() > end) throw tooSlow()
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

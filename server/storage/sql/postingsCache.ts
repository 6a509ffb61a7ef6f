import type { Kysely } from 'kysely'
import type { IndexVersions } from './indexVersions.ts'
import { readPostings, type PostingsReader } from './readPostings.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables, PostingRow } from './tables.ts'

/** The postings of a transaction's snapshot: those that were read before are in memory. */
export type PostingsCache = (db: Kysely<CatalogueTables>, versions: () => Promise<IndexVersions>) => PostingsReader

/** The postings of a block in one version of it, by term; empty where it has none of a term. */
interface CachedBlock {
  version: string
  numbers: Map<number, Uint8Array>
  bytes: number
}

/** A million products have 35 MB of postings in their facets. */
const defaultMaxBytes = 128 * 1024 * 1024
/** What an entry takes beside its bytes, about. */
const bytesPerEntry = 150

const none = new Uint8Array()

/**
 * Searches and facets of a large catalogue read many postings, and a database takes longer to send them than the server to count
 * in them. A write gives the blocks it changes another version, and only they are read again.
 */
export function postingsCache(dialect: SqlDialect, maxBytes = defaultMaxBytes): PostingsCache {
  const cached = new Map<number, CachedBlock>()

  return (db, versions) => async (termIds, blocks) => {
    if (termIds.length === 0) return []
    const wanted = blocks && new Set(blocks)
    const found: PostingRow[] = []
    const missing = new Map<number, { version: string; termIds: Set<number> }>()
    // Taken before the next statement, during which another read may put in a version that this snapshot does not have.
    for (const { block, version } of (await versions()).blocks) {
      if (wanted && !wanted.has(block)) continue
      const known = cachedIn(block, version)
      const unread = new Set<number>()
      for (const termId of termIds) {
        const numbers = known?.numbers.get(termId)
        if (!numbers) unread.add(termId)
        else if (numbers.length > 0) found.push({ termId, block, numbers })
      }
      if (unread.size > 0) missing.set(block, { version, termIds: unread })
    }
    if (missing.size === 0) return found

    const sought = [...missing.values()].reduce((all, { termIds: some }) => all.union(some), new Set<number>())
    const rows = await readPostings(db, dialect, [...sought], [...missing.keys()])
    const byBlock = Map.groupBy(rows, ({ block }) => block)
    for (const [block, { version, termIds: unread }] of missing) {
      const read = (byBlock.get(block) ?? []).filter(({ termId }) => unread.has(termId))
      found.push(...read)
      keep(block, version, unread, read)
    }
    return found
  }

  function cachedIn(block: number, version: string): CachedBlock | undefined {
    const known = cached.get(block)
    return known?.version === version ? known : undefined
  }

  function keep(block: number, version: string, termIds: ReadonlySet<number>, rows: readonly PostingRow[]): void {
    const entry = cachedIn(block, version) ?? { version, numbers: new Map<number, Uint8Array>(), bytes: 0 }
    cached.set(block, entry)
    for (const termId of termIds) entry.numbers.set(termId, none)
    for (const { termId, numbers } of rows) entry.numbers.set(termId, numbers)
    entry.bytes = entry.numbers.size * bytesPerEntry
    for (const { length } of entry.numbers.values()) entry.bytes += length
    const bytes = [...cached.values()].reduce((sum, each) => sum + each.bytes, 0)
    if (bytes > maxBytes) cached.clear()
  }
}

import type { Kysely } from 'kysely'
import type { IndexVersions } from './indexVersions.ts'
import { readPostings, type PostingsReader } from './readPostings.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables, PostingRow } from './tables.ts'

/** The postings of a transaction's snapshot; those read before come from memory. */
export type PostingsCache = (db: Kysely<CatalogueTables>, versions: () => Promise<IndexVersions>) => PostingsReader

/** The postings of one version of a block, by term; an empty array for a term it does not contain. */
interface CachedBlock {
  version: string
  numbers: Map<number, Uint8Array>
  bytes: number
}

/** A million products have 35 MB of postings in their facets. */
const defaultMaxBytes = 128 * 1024 * 1024
/** Approximate overhead of an entry, in bytes. */
const bytesPerEntry = 150

const none = new Uint8Array()

/**
 * Searches and facets of a large catalogue read many postings, and a database takes longer to send them than the server
 * to count them. A write changes the version of the blocks it changes, and only these are read again.
 */
export function postingsCache(dialect: SqlDialect, maxBytes = defaultMaxBytes): PostingsCache {
  const cached = new Map<number, CachedBlock>()

  return (db, versions) => async (termIds, blocks) => {
    if (termIds.length === 0) return []
    const all = await versions()
    const wanted = blocks && new Set(blocks)
    const inBlocks = all.blocks.filter(({ block }) => wanted?.has(block) ?? true)
    // A few letters that match thousands of terms would evict everything else.
    if (termIds.length * inBlocks.length * bytesPerEntry > maxBytes / 8)
      return readPostings(db, dialect, termIds, blocks)
    const found: PostingRow[] = []
    const missing = new Map<number, { version: string; termIds: Set<number> }>()
    // Read before the next query, during which another read may cache a version that is not this snapshot's.
    for (const { block, version } of inBlocks) {
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

    const sought = [...missing.values()].reduce((some, { termIds: more }) => some.union(more), new Set<number>())
    const rows = await readPostings(db, dialect, [...sought], [...missing.keys()])
    const byBlock = Map.groupBy(rows, ({ block }) => block)
    for (const [block, { version, termIds: unread }] of missing) {
      const read = (byBlock.get(block) ?? []).filter(({ termId }) => unread.has(termId))
      for (const row of read) found.push(row)
      keep(block, version, unread, read)
    }
    const bytes = [...cached.values()].reduce((sum, each) => sum + each.bytes, 0)
    if (bytes > maxBytes) cached.clear()
    return found
  }

  function cachedIn(block: number, version: string): CachedBlock | undefined {
    const known = cached.get(block)
    return known?.version === version ? known : undefined
  }

  function keep(block: number, version: string, termIds: ReadonlySet<number>, rows: readonly PostingRow[]): void {
    const entry = cachedIn(block, version) ?? { version, numbers: new Map<number, Uint8Array>(), bytes: 0 }
    cached.set(block, entry)
    const byTerm = new Map(rows.map(({ termId, numbers }) => [termId, numbers]))
    for (const termId of termIds) {
      if (entry.numbers.has(termId)) continue
      // Copied: drivers return slices of larger buffers, which a cached slice would keep in memory.
      const read = byTerm.get(termId)
      const numbers = read ? new Uint8Array(read) : none
      entry.numbers.set(termId, numbers)
      entry.bytes += numbers.length + bytesPerEntry
    }
  }
}

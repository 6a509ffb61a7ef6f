import type { Kysely } from 'kysely'
import { blockOf, numbersPerBlock, packed, unpacked } from './blocks.ts'
import { replaceIndexVersions } from './indexVersions.ts'
import type { NumberSet } from './numberSet.ts'
import { slices } from './slices.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables, PostingRow } from './tables.ts'
import { deleteUnusedTerms, idsOfTerms } from './termIds.ts'
import type { Term } from './terms.ts'

type Tables = Kysely<CatalogueTables>

const rowsPerStatement = 1000

/** Collected changes to the terms of products. */
export type TermChanges = Map<string, TermChange>

interface TermChange {
  term: Term
  added: number[]
  removed: number[]
}

const none: ReadonlyMap<string, Term> = new Map()

/** Records the difference between a product's old and new terms. */
export function noteTerms(changes: TermChanges, number: number, { before = none, after = none }): void {
  const note = (name: string, term: Term) => {
    const known = changes.get(name)
    if (known) return known
    const change: TermChange = { term, added: [], removed: [] }
    changes.set(name, change)
    return change
  }
  for (const [name, term] of before) if (!after.has(name)) note(name, term).removed.push(number)
  for (const [name, term] of after) if (!before.has(name)) note(name, term).added.push(number)
}

/** Writes the collected changes. Call it inside a transaction after `waitToWrite`. */
export async function writeChanges(db: Tables, changes: TermChanges, dialect: SqlDialect): Promise<void> {
  if (changes.size === 0) return
  const ids = await idsOfTerms(
    db,
    [...changes.values()].map(({ term }) => term),
    dialect,
  )
  const changed = new Map<string, { termId: number; block: number; bits: Uint8Array }>()
  const bitsOf = (termId: number, block: number) => {
    const place = `${termId} ${block}`
    const known = changed.get(place)
    if (known) return known.bits
    const bits = new Uint8Array(numbersPerBlock / 8)
    changed.set(place, { termId, block, bits })
    return bits
  }

  const blocks = new Set<number>()
  for (const { added, removed } of changes.values()) {
    for (const number of added) blocks.add(blockOf(number))
    for (const number of removed) blocks.add(blockOf(number))
  }
  for (const block of blocks) {
    for (const { termId, numbers } of await rowsOfBlock(db, block, [...ids.values()], dialect)) {
      bitsOf(termId, block).set(unpacked(numbers))
    }
  }
  for (const [name, { added, removed }] of changes) {
    const termId = ids.get(name)
    if (termId === undefined) continue
    const each = (number: number, change: (byte: number, bit: number) => number) => {
      const bits = bitsOf(termId, blockOf(number))
      const at = number % numbersPerBlock
      bits[at >> 3] = change(bits[at >> 3] ?? 0, 1 << (at & 7))
    }
    for (const number of removed) each(number, (byte, bit) => byte & ~bit)
    for (const number of added) each(number, (byte, bit) => byte | bit)
  }
  await writeBlocks(db, [...changed.values()], dialect)
  await replaceIndexVersions(db, [...blocks])
}

function rowsOfBlock(db: Tables, block: number, ids: readonly number[], dialect: SqlDialect): Promise<PostingRow[]> {
  return db
    .selectFrom('postings')
    .selectAll()
    .where('block', '=', block)
    .where((eb) => dialect.isOneOfNumbers(eb.ref('termId'), ids))
    .execute()
}

async function writeBlocks(
  db: Tables,
  changed: readonly { termId: number; block: number; bits: NumberSet }[],
  dialect: SqlDialect,
): Promise<void> {
  const rows = changed.map(({ termId, block, bits }) => ({ termId, block, numbers: packed(bits) }))
  const kept = rows.filter(({ numbers }) => numbers.length > 0)
  const emptied = Map.groupBy(
    rows.filter(({ numbers }) => numbers.length === 0),
    ({ block }) => block,
  )
  for (const some of slices(kept, rowsPerStatement)) {
    await db
      .insertInto('postings')
      .values(some)
      .onConflict((place) =>
        place.columns(['termId', 'block']).doUpdateSet({ numbers: (eb) => eb.ref('excluded.numbers') }),
      )
      .execute()
  }
  for (const [block, gone] of emptied) {
    const ids = gone.map(({ termId }) => termId)
    await db
      .deleteFrom('postings')
      .where('block', '=', block)
      .where((eb) => dialect.isOneOfNumbers(eb.ref('termId'), ids))
      .execute()
    await deleteUnusedTerms(db, ids, dialect)
  }
}

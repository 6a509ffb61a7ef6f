import type { RawBuilder } from 'kysely'
import { createVersion, markUnwritten } from './catalogueVersion.ts'
import { createColumns } from './createColumns.ts'
import { createUsers } from './createTables.ts'
import { createIndexVersions } from './indexVersions.ts'
import type { AnyTables, Migration } from './migrate.ts'
import { createIdentityRecords } from './sqlIdentityRecords.ts'

/** The migrations that differ only in the type of texts. A released one is never changed. */
export function sharedMigrations(text: RawBuilder<unknown>) {
  return {
    withUsers: withoutRebuild((db) => createUsers(db, { text })),
    /** A version of the catalogue, by which other processes see that one of them has written. */
    withVersion: withoutRebuild((db) => createVersion(db, { text })),
    /** The columns that the derived tables were built with, so that a change of the columns is noticed. */
    withColumns: withoutRebuild((db) => createColumns(db, { text })),
    /** The records of accounts. */
    withIdentityRecords: withoutRebuild((db) => createIdentityRecords(db, { text })),
    /** Pairs of fragments, by which a phrase of two words is found. */
    withPairs: async () => 'rebuild',
    /** A special version for a catalogue that was never written to: only such a catalogue is seeded. */
    withUnwritten: withoutRebuild(markUnwritten),
    /** Versions of the inverted index's parts, by which a server knows whether its cached data is valid. */
    withIndexVersions: withoutRebuild((db) => createIndexVersions(db, { text })),
    /** Percents off are rounded exactly: 6.5 is 7 where it was 6. */
    withExactPercents: async () => 'rebuild',
    /** Some more words of subcategories are stop words: 'cheap'. */
    withStopWords: async () => 'rebuild',
    /** Joiners do not divide a word. */
    withJoinedWords: async () => 'rebuild',
  } satisfies Record<string, Migration>
}

function withoutRebuild(migrate: (db: AnyTables) => Promise<void>): Migration {
  return async (db) => {
    await migrate(db)
    return undefined
  }
}

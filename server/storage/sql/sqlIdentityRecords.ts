import type { IdentityRecords } from '#server/identity/identityRecords.ts'
import type { Kysely } from 'kysely'
import type { TableDialect } from './createTables.ts'
import type { CatalogueTables } from './tables.ts'

/** The table of the records of accounts. Part of migrations: a change is a new migration. */
export async function createIdentityRecords(db: Kysely<unknown>, { text }: Pick<TableDialect, 'text'>): Promise<void> {
  await db.schema
    .createTable('identity_records')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('expiresAt', 'double precision')
    .addPrimaryKeyConstraint('identity_records_key', ['kind', 'key'])
    .execute()
  await db.schema.createIndex('identity_records_by_end').on('identity_records').column('expiresAt').execute()
}

/** The records of accounts in a SQL database. */
export function sqlIdentityRecords(db: Kysely<CatalogueTables>): IdentityRecords {
  return {
    get: (kind, key) =>
      db
        .selectFrom('identity_records')
        .select(['value', 'version', 'expiresAt'])
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst(),
    async put(kind, key, record, version) {
      const row = { ...record, version: crypto.randomUUID() }
      if (version === undefined) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('identity_records')
          .values({ kind, key, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        return Boolean(numInsertedOrUpdatedRows)
      }
      const { numUpdatedRows } = await db
        .updateTable('identity_records')
        .set(row)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('version', '=', version)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    async delete(kind, key) {
      await db.deleteFrom('identity_records').where('kind', '=', kind).where('key', '=', key).execute()
    },
    async deleteExpired(before) {
      await db.deleteFrom('identity_records').where('expiresAt', '<', before).execute()
    },
    list(limit, { kind, key } = { kind: '', key: '' }) {
      return (
        db
          .selectFrom('identity_records')
          .selectAll()
          // As one value, which the primary key's index finds: two comparisons joined by OR read it from its beginning.
          .where((eb) => eb(eb.refTuple('kind', 'key'), '>', eb.tuple(kind, key)))
          .orderBy('kind')
          .orderBy('key')
          .limit(limit)
          .execute()
      )
    },
  }
}

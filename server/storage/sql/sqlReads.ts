import { isUnconditional } from '#contract/filter/condition.ts'
import type { CatalogueReads } from '#server/app/catalogue.ts'
import type { Kysely } from 'kysely'
import { facetOf } from '../facetOf.ts'
import { deadline } from './deadline.ts'
import { matchesOf } from './matches.ts'
import { countedValues } from './postings.ts'
import { readPage } from './readPage.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { cachedTermIndex, type TermIndex } from './termIndex.ts'

/** Reads in a SQL database: pages and facets each in one snapshot and within a limit of time. */
export function sqlReads(db: Kysely<CatalogueTables>, dialect: SqlDialect): CatalogueReads {
  const indexOf = cachedTermIndex(dialect)
  const reading = <Answer>(read: (index: TermIndex) => Promise<Answer>) =>
    dialect.reading(db, (inside) => read(indexOf(inside.withPlugin(deadline()))))

  return {
    words: () => wordsIn(db),

    read: (query) => reading((index) => readPage(index, query)),

    facets: (condition, columns) =>
      reading(async (index) => {
        const counts = isUnconditional(condition)
          ? await countedValues(index, columns)
          : await countedValues(index, columns, await (await matchesOf(index, condition)).numbers())
        return columns.map((column) => facetOf(column, counts.get(column) ?? []))
      }),
  }
}

async function wordsIn(db: Kysely<CatalogueTables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('terms')
    .select('terms.value')
    .where('terms.list', '=', 'word')
    .where((eb) =>
      eb.exists(eb.selectFrom('postings').select('postings.block').whereRef('postings.termId', '=', 'terms.id')),
    )
    .execute()
  return new Set(rows.map(({ value }) => value))
}

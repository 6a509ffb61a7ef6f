import type { Condition } from '#contract/filter/condition.ts'
import type { Kysely } from 'kysely'
import { numbersAsText } from './comparing.ts'
import { setOfText, sizeOf, type NumberSet } from './numberSet.ts'
import { allProducts } from './postings.ts'
import { resolveTerms, type ResolvedTerms } from './resolveTerms.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { where } from './where.ts'

/** The products that match a condition, within one transaction's snapshot. */
export interface Matches {
  /** A query that selects them. */
  query: () => ReturnType<typeof matching>
  /** Their number. */
  total: () => Promise<number>
  /** Their product numbers. */
  numbers: () => Promise<NumberSet>
}

/** Resolves a condition as far as the term index alone allows. */
export async function matchesOf(
  db: Kysely<CatalogueTables>,
  condition: Condition,
  dialect: SqlDialect,
): Promise<Matches> {
  const left = await resolveTerms(db, condition, dialect)
  const query = () => matching(db, left, dialect)
  const known = await knownNumbers(db, left)
  return {
    query,
    async total() {
      if (known) return sizeOf(known)
      const { total } = await query()
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    async numbers() {
      if (known) return known
      const { listed } = await query().select(numbersAsText.as('listed')).executeTakeFirstOrThrow()
      return setOfText(listed)
    },
  }
}

/** The set, if no column is left to compare. */
function knownNumbers(db: Kysely<CatalogueTables>, left: ResolvedTerms): Promise<NumberSet> | NumberSet | undefined {
  if (left.kind === 'among') return left.numbers
  return left.kind === 'all' && left.of.length === 0 ? allProducts(db) : undefined
}

function matching(db: Kysely<CatalogueTables>, condition: ResolvedTerms, dialect: SqlDialect) {
  return db.selectFrom('products').where((eb) => where(eb, condition, dialect))
}

import type { Condition } from '#contract/filter/condition.ts'
import type { Kysely } from 'kysely'
import { numbersAsText } from './comparing.ts'
import { setOfText, sizeOf, type NumberSet } from './numberSet.ts'
import { allProducts } from './postings.ts'
import { settled, type Settled } from './settled.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { where } from './where.ts'

/** The products that meet a condition, in the moment of one transaction. */
export interface Matches {
  /** A query over them. */
  query: () => ReturnType<typeof matching>
  /** How many there are. */
  total: () => Promise<number>
  /** Their numbers. */
  numbers: () => Promise<NumberSet>
}

/** Finds out which products meet a condition, as far as that needs no look at the products themselves. */
export async function matchesOf(db: Kysely<CatalogueTables>, condition: Condition, ways: SqlWays): Promise<Matches> {
  const left = await settled(db, condition, ways)
  const query = () => matching(db, left, ways)
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

/** The set itself, where no column is left to compare. */
function knownNumbers(db: Kysely<CatalogueTables>, left: Settled): Promise<NumberSet> | NumberSet | undefined {
  if (left.kind === 'among') return left.numbers
  return left.kind === 'all' && left.of.length === 0 ? allProducts(db) : undefined
}

function matching(db: Kysely<CatalogueTables>, condition: Settled, ways: SqlWays) {
  return db.selectFrom('products').where((eb) => where(eb, condition, ways))
}

import type { Condition } from '#contract/filter/condition.ts'
import { numbersAsText } from './comparing.ts'
import { knownNumbers } from './knownNumbers.ts'
import { setOfText, sizeOf, type NumberSet } from './numberSet.ts'
import { resolveTerms, type ResolvedTerms } from './resolveTerms.ts'
import type { TermIndex } from './termIndex.ts'
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
export async function matchesOf(index: TermIndex, condition: Condition): Promise<Matches> {
  return resolvedMatches(index, await resolveTerms(index, condition))
}

/** The products that match a condition whose terms have been resolved. */
export function resolvedMatches(index: TermIndex, left: ResolvedTerms): Matches {
  const query = () => matching(index, left)
  return {
    query,
    async total() {
      const known = await knownNumbers(index, left)
      if (known) return sizeOf(known)
      const { total } = await query()
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    async numbers() {
      const known = await knownNumbers(index, left)
      if (known) return known
      const { listed } = await query().select(numbersAsText.as('listed')).executeTakeFirstOrThrow()
      return setOfText(listed)
    },
  }
}

function matching({ db, dialect }: TermIndex, condition: ResolvedTerms) {
  return db.selectFrom('products').where((eb) => where(eb, condition, dialect))
}

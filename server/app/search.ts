import type { Condition } from '#contract/filter/condition.ts'
import type { ProductQuery } from '#contract/filter/parseFilter.ts'
import { searchTerms } from '#domain/search/search.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * The condition of a question with its search in it. The search is read here, over the words of the catalogue, and not in
 * the stores, so that none of them can find what another does not. A search of signs alone finds nothing.
 */
export async function searchedCondition(
  catalogue: Catalogue,
  { condition, search }: Pick<ProductQuery, 'condition' | 'search'>,
): Promise<Condition> {
  if (search === undefined) return condition
  const terms = searchTerms(search, await catalogue.words())
  const words = (terms.length > 0 ? terms : [[]]).map((of) => ({ kind: 'words', of }) as const)
  return { kind: 'all', of: [condition, ...words] }
}

import type { Condition } from '#contract/filter/condition.ts'
import type { ProductQuery } from '#contract/filter/parseFilter.ts'
import type { StoreAnswer } from '#contract/store.ts'
import { alternativesTo } from '#domain/search/alternatives.ts'
import { readSearch, type SearchPart } from '#domain/search/readSearch.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Adds the parsed search to a request's condition. Searches are parsed here, not in
 * the storage engines, so that all of them find the same. A search of punctuation alone finds nothing.
 */
export async function searchedCondition(
  catalogue: Catalogue,
  { condition, search }: Pick<ProductQuery, 'condition' | 'search'>,
): Promise<Condition> {
  if (search === undefined) return condition
  return withParts(condition, readSearch(search, await catalogue.words()))
}

function withParts(condition: Condition, parts: readonly SearchPart[]): Condition {
  const sought: Condition[] = parts.map((part) => part.condition)
  return { kind: 'all', of: [condition, ...(sought.length > 0 ? sought : [{ kind: 'any', of: [] } as const])] }
}

/** Searches that find something, for one that finds nothing beside the same conditions. */
export async function alternativeSearches(
  catalogue: Catalogue,
  { condition, search }: Pick<ProductQuery, 'condition' | 'search'>,
): Promise<Pick<StoreAnswer, 'alternatives'>> {
  if (search === undefined) return {}
  const alternatives: NonNullable<StoreAnswer['alternatives']> = []
  for (const alternative of alternativesTo(search, await catalogue.words())) {
    const other = await searchedCondition(catalogue, { condition, search: alternative.search })
    const { total } = await catalogue.read({ condition: other, order: [], limit: 0, skip: 0 })
    if (total > 0) alternatives.push({ ...alternative, total })
  }
  return alternatives.length > 0 ? { alternatives } : {}
}

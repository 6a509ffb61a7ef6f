import type { Condition } from '#contract/filter/condition.ts'
import type { ProductQuery } from '#contract/filter/parseFilter.ts'
import type { StoreAnswer } from '#contract/store.ts'
import { escapeRegExp } from '#domain/escapeRegExp.ts'
import { alternativesTo } from '#domain/search/alternatives.ts'
import { lexiconOf } from '#domain/search/lexicon.ts'
import { listedFirst } from '#domain/search/listedFirst.ts'
import { meaningOf } from '#domain/search/meaning.ts'
import { readSearch, type SearchPart } from '#domain/search/readSearch.ts'
import { wordsIn } from '#domain/search/words.ts'
import { shop } from '#site/shop.ts'
import type { CataloguePage, CatalogueReads } from './catalogue.ts'

/**
 * Adds the parsed search to a request's condition. Searches are parsed here, not in the storage engines, so that all
 * engines find the same products. A search of punctuation alone finds nothing.
 */
export async function searchedCondition(
  catalogue: CatalogueReads,
  { condition, search }: Pick<ProductQuery, 'condition' | 'search'>,
): Promise<Condition> {
  if (search === undefined) return condition
  const vocabulary = await catalogue.words()
  const sought = withoutShopName(search, vocabulary)
  if (sought === '') return condition
  await lookUpWords(sought, vocabulary)
  return withParts(condition, readSearch(sought, vocabulary))
}

/** Up to `fewWords` words are looked up in one go; the words of a longer search in batches of `stretch`. */
const fewWords = 8
const stretch = 4

/**
 * Looks up the words of a long search in batches, yielding to the event loop in between: fifty uncached words would
 * block the process for as long as rendering a page. Parsing the search then finds their meanings in the cache.
 */
async function lookUpWords(search: string, vocabulary: ReadonlySet<string>): Promise<void> {
  const words = wordsIn(search)
  if (words.length <= fewWords) return
  for (const [index, word] of words.entries()) {
    if (index % stretch === 0) await new Promise((turn) => void setTimeout(turn, 0))
    meaningOf(word, lexiconOf(vocabulary))
  }
}

const nameWords = shop.name.toLowerCase().split(' ')
const firstWord = nameWords[0] ?? ''
const shopName = wholeWords(nameWords.map(escapeRegExp).join(String.raw`\s*`))
const shortName = wholeWords(escapeRegExp(firstWord))

function wholeWords(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu')
}

/**
 * A search without the shop's own name, which every product has, and without its first word, unless products have that
 * word in their texts; '' where nothing else is searched for.
 */
export function withoutShopName(search: string, vocabulary: ReadonlySet<string>): string {
  const sought = search.replace(shopName, ' ')
  return (vocabulary.has(firstWord) ? sought : sought.replace(shortName, ' ')).trim()
}

function withParts(condition: Condition, parts: readonly SearchPart[]): Condition {
  const sought: Condition[] = parts.map((part) => part.condition)
  return { kind: 'all', of: [condition, ...(sought.length > 0 ? sought : [{ kind: 'any', of: [] } as const])] }
}

/** One page of a query. Where no order was chosen, a search may list some products before the others. */
export async function readQueryPage(catalogue: CatalogueReads, query: ProductQuery): Promise<CataloguePage> {
  const { search, order, limit, skip } = query
  const condition = await searchedCondition(catalogue, query)
  const first = order[0]?.column === 'sortOrder' && search ? listedFirst(search, await catalogue.words()) : undefined
  return catalogue.read({ condition, ...(first && { first }), order, limit, skip })
}

/** Other searches that find products under the same conditions, for a search that finds none. */
export async function alternativeSearches(
  catalogue: CatalogueReads,
  { condition, search }: Pick<ProductQuery, 'condition' | 'search'>,
): Promise<Pick<StoreAnswer, 'alternatives'>> {
  if (search === undefined) return {}
  const alternatives: NonNullable<StoreAnswer['alternatives']> = []
  const vocabulary = await catalogue.words()
  for (const alternative of alternativesTo(withoutShopName(search, vocabulary), vocabulary)) {
    const other = await searchedCondition(catalogue, { condition, search: alternative.search })
    const { total } = await catalogue.read({ condition: other, order: [], limit: 0, skip: 0 })
    if (total > 0) alternatives.push({ ...alternative, total })
  }
  return alternatives.length > 0 ? { alternatives } : {}
}

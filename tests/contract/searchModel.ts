import { columnsOf } from '#domain/product/columns.ts'
import type { Product } from '#domain/product/product.ts'
import { listedFirst } from '#domain/search/listedFirst.ts'
import { readSearch } from '#domain/search/readSearch.ts'
import type { SearchCondition } from '#domain/search/searchCondition.ts'
import { withoutShopName } from '#server/app/search.ts'

/**
 * Whether a product answers a search, found product by product. What a search means is the shop's own reading, which
 * `shopperSearches.ts` holds to what shoppers expect.
 */
export function searchMatcher(products: readonly Product[], search: unknown): (product: Product) => boolean {
  if (typeof search !== 'string' || search.trim() === '') return () => true
  const sought = withoutShopName(search, vocabularyOf(products))
  if (sought === '') return () => true
  const parts = readSearch(sought, vocabularyOf(products))
  return (product) => parts.length > 0 && parts.every(({ condition }) => answers(product, condition))
}

/** Whether a product comes before others: by the beginning of its name or weave, or by its first colour. */
export function comesFirst(products: readonly Product[], search: unknown): (product: Product) => boolean {
  const first = typeof search === 'string' ? listedFirst(search, vocabularyOf(products)) : undefined
  return (product) => first !== undefined && answers(product, first)
}

function answers(product: Product, condition: SearchCondition): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => answers(product, each))
    case 'any':
      return condition.of.some((each) => answers(product, each))
    case 'not':
      return !answers(product, condition.of)
    case 'words': {
      const has = wordsOf(product)
      return condition.of.some((word) => has.has(word))
    }
    case 'contains':
      if (condition.column !== 'code') return product[condition.column].toLowerCase().includes(condition.text)
      return product.productCode
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .includes(condition.text)
    case 'in':
      return columnsOf(product).lists[condition.column].some((value) => condition.values.includes(value.toLowerCase()))
    case 'compare': {
      const { comparison, value } = condition
      const has = product[condition.column]
      if (comparison === 'eq') return has === value
      return { gt: has > value, gte: has >= value, lte: has <= value }[comparison]
    }
  }
}

const words = new WeakMap<Product, ReadonlySet<string>>()
const vocabularies = new WeakMap<readonly Product[], ReadonlySet<string>>()

function wordsOf(product: Product): ReadonlySet<string> {
  const known = words.get(product)
  if (known) return known
  const has = new Set(columnsOf(product).words)
  words.set(product, has)
  return has
}

/** Every word of these products. */
export function vocabularyOf(products: readonly Product[]): ReadonlySet<string> {
  const known = vocabularies.get(products)
  if (known) return known
  const vocabulary = new Set(products.flatMap((product) => [...wordsOf(product)]))
  vocabularies.set(products, vocabulary)
  return vocabulary
}

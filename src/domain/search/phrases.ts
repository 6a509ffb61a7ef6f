import type { SearchCondition } from './searchCondition.ts'

const is = (column: 'isBestseller' | 'isNew' | 'isTrending' | 'isLimitedEdition' | 'isFeatured'): SearchCondition => ({
  kind: 'compare',
  column,
  comparison: 'eq',
  value: true,
})
const available = (value: string): SearchCondition => ({
  kind: 'compare',
  column: 'availability',
  comparison: 'eq',
  value,
})

/** Phrases about a product that do not occur in its texts. */
const meanings: readonly (readonly [phrases: string, means: SearchCondition])[] = [
  ['best seller, best sellers, bestseller, bestsellers, best selling, bestselling, top selling', is('isBestseller')],
  ['new arrival, new arrivals, newarrivals, new launch, just in, newest, latest, new', is('isNew')],
  ['trending, trendy', is('isTrending')],
  ['limited edition', is('isLimitedEdition')],
  ['featured', is('isFeatured')],
  [
    'on sale, sale, off, on offer, offer, offers, discount, discounts, discounted, deals',
    { kind: 'compare', column: 'discount', comparison: 'gt', value: 0 },
  ],
  ['in stock, instock, available, ready stock', available('in-stock')],
  ['out of stock, sold out, unavailable', available('out-of-stock')],
  ['pre order, pre orders, preorder, preorders', available('pre-order')],
]

const byPhrase = new Map(
  meanings.flatMap(([phrases, means]) => phrases.split(', ').map((phrase) => [phrase, means] as const)),
)

/** Words of the longest phrase. */
export const longestPhrase = 3

/** The condition a phrase stands for; undefined for words to be looked for in texts. */
export function phraseMeaning(words: readonly string[]): SearchCondition | undefined {
  return byPhrase.get(words.join(' '))
}

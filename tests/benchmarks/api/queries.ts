import { facetFields } from '#contract/facets.ts'
import type { ProductFilter } from '#contract/productFilter.ts'
import { rareWord } from './grownRecords.ts'

/** Milliseconds a query may take at 100,000 products. */
const list = 50
const facets = 300

export interface BenchmarkBody {
  action: 'READ' | 'CREATE' | 'UPDATE' | 'DELETE'
  [field: string]: unknown
}

export interface BenchmarkQuery {
  name: string
  /** Milliseconds; undefined where there is no target. */
  target?: number
  /** Bodies of one run, sent one after the other; the run counts them apart. */
  body: (run: number) => BenchmarkBody
}

const read = (name: string, filter: ProductFilter, target = list): BenchmarkQuery => ({
  name,
  target,
  body: () => ({ action: 'READ', filter }),
})

const count = (name: string, filter: ProductFilter, target?: number): BenchmarkQuery => ({
  name,
  ...(target === undefined ? {} : { target }),
  body: () => ({ action: 'READ', filter, facets: facetFields }),
})

const page = { limit: 24 } as const

/** The common queries of a shop, and the most expensive ones. */
export const queries: readonly BenchmarkQuery[] = [
  read('list: popular', page),
  read('list: popular, page 20', { ...page, skip: 480 }),
  read('list: a category by price', { ...page, category: 'pure-silks', sortBy: 'price' }),
  read('list: a category, popular', { ...page, category: 'pure-silks' }),
  read('list: newest', { ...page, sortBy: 'newest' }),
  read('list: by name', { ...page, sortBy: 'name' }),
  read('list: two colours, best rated', { ...page, color: { $in: ['Gold', 'Madder'] }, sortBy: 'rating' }),
  read('text: search, a rare word', { ...page, search: rareWord }),
  read('text: search, a common word', { ...page, search: 'silk' }),
  read('text: search, two common words', { ...page, search: 'silk border' }),
  read('text: search, one typo', { ...page, search: 'kanjivarm silk' }),
  // A word that is still being typed is read in two parts: names that begin so come first.
  read('text: incomplete search, kanj', { ...page, search: 'kanj' }),
  read('text: incomplete search, cot', { ...page, search: 'cot' }),
  read('text: incomplete search, red sar', { ...page, search: 'red sar' }),
  read('text: incomplete search, s', { ...page, search: 's' }),
  read('text: incomplete search, suggestions', { limit: 5, search: 'kanj' }),
  read('text: search, no such word', { ...page, search: 'bicycle' }),
  read('text: $regex, rare', { ...page, name: { $regex: rareWord.slice(2) } }),
  read('text: $regex, common', { ...page, description: { $regex: 'border' } }),
  read('text: $regex, none', { ...page, description: { $regex: 'bicycle' } }),
  read('text: $regex, a phrase', { ...page, description: { $regex: 'temple border' } }),
  read('combined filter', {
    ...page,
    category: 'pure-silks',
    color: { $in: ['Gold', 'Madder', 'Royal blue'] },
    occasion: { $in: ['Wedding'] },
    price: { $gte: 5000, $lte: 20_000 },
    inStock: true,
    sortBy: 'price',
  }),
  read('combined filter with search', {
    ...page,
    search: 'zari',
    $or: [{ isFeatured: true }, { rating: { $gte: 4.8 } }],
    price: { $lt: 9000 },
  }),
  read('single lookup', { entityId: 'ps-01' }),
  count('facets of a category', { category: 'pure-silks' }, facets),
  count('facets of a rare search', { search: rareWord }, facets),
  count('facets of a common search', { search: 'silk' }, facets),
  count('facets of everything', {}, facets),
  {
    name: 'write: create one',
    body: (run) => ({
      action: 'CREATE',
      data: { entityId: `bench-${run}`, name: `Bench ${run}`, category: 'Pure Silks', color: ['Gold'], price: 1 },
    }),
  },
  {
    name: 'write: update one',
    body: (run) => ({ action: 'UPDATE', filter: { entityId: `bench-${run}` }, data: { price: 2 } }),
  },
  { name: 'write: delete one', body: (run) => ({ action: 'DELETE', filter: { entityId: `bench-${run}` } }) },
]

import { colourFamiliesOf } from '../colourFamily.ts'
import { isStopWord } from '../search/stopWords.ts'
import { wordsIn } from '../search/words.ts'
import { fabricsOf } from './fabrics.ts'
import { kindOf } from './kind.ts'
import type { Product } from './product.ts'

/**
 * How a column can be queried. `text` is compared exactly and searched ignoring case; `word` is only compared; `slug`
 * is compared by slug ('Pure Silks' is 'pure-silks'); `list` matches if any of its values does, ignoring case.
 */
export type ColumnKind = 'text' | 'word' | 'slug' | 'number' | 'flag' | 'list'

interface ColumnRuleOf<Kind extends ColumnKind, Value> {
  kind: Kind
  /** Derives the column from a product. */
  from: (product: Product) => Value
  /**
   * `values`: an index from every value to its products, also counted as a facet. `fragments`: an index of the text's
   * fragments between punctuation, for searches. `bits`: a bit-sliced index, which counts the matches of a comparison.
   * Without any, a column is compared row by row, or by an index of a migration.
   */
  index?: 'values' | 'fragments' | 'bits'
}

type ColumnRule =
  | ColumnRuleOf<'text' | 'word' | 'slug', string>
  | ColumnRuleOf<'number', number>
  | ColumnRuleOf<'flag', boolean>
  | (ColumnRuleOf<'list', readonly string[]> & { index: 'values' })

/**
 * Every column of a product: the one table from which the filter language, the facets, the memory store and the tables
 * of the databases derive. A database whose columns (name, `kind`, `index`) differ is updated when it is opened. A
 * change of `from` alone is not noticed: a migration has to request the rebuild.
 */
export const productColumns = {
  key: { kind: 'word', from: ({ key }) => key },
  entityId: { kind: 'word', from: ({ entityId }) => entityId },
  _id: { kind: 'word', from: ({ _id }) => _id },
  id: { kind: 'word', from: ({ id }) => id },
  name: { kind: 'text', from: ({ name }) => name, index: 'fragments' },
  slug: { kind: 'text', from: ({ slug }) => slug },
  productCode: { kind: 'text', from: ({ productCode }) => productCode },
  /** The product code as a search compares it: letters and digits alone. */
  code: { kind: 'word', from: ({ productCode }) => wordsIn(productCode).join('') },
  description: { kind: 'text', from: ({ description }) => description, index: 'fragments' },
  category: { kind: 'slug', from: ({ category }) => category.slug, index: 'values' },
  subcategory: { kind: 'text', from: ({ subcategory }) => subcategory, index: 'values' },
  fabric: { kind: 'list', from: fabricsOf, index: 'values' },
  color: { kind: 'list', from: ({ color }) => color, index: 'values' },
  colorFamily: { kind: 'list', from: ({ color }) => colourFamiliesOf(color), index: 'values' },
  /** The first colour, which is that of the ground, with its families. */
  mainColor: {
    kind: 'list',
    from: ({ color }) => [...new Set([...color.slice(0, 1), ...colourFamiliesOf(color.slice(0, 1))])],
    index: 'values',
  },
  occasion: { kind: 'list', from: ({ occasion }) => occasion, index: 'values' },
  work: { kind: 'list', from: ({ work }) => work, index: 'values' },
  tags: { kind: 'list', from: ({ tags }) => tags, index: 'values' },
  brand: { kind: 'text', from: ({ brand }) => brand, index: 'values' },
  price: { kind: 'number', from: ({ price }) => price, index: 'bits' },
  originalPrice: { kind: 'number', from: ({ originalPrice }) => originalPrice },
  discount: { kind: 'number', from: ({ discount }) => discount, index: 'bits' },
  availability: { kind: 'word', from: ({ availability }) => availability, index: 'values' },
  inStock: { kind: 'flag', from: ({ inStock }) => inStock, index: 'bits' },
  stockCount: { kind: 'number', from: ({ stockCount }) => stockCount },
  rating: { kind: 'number', from: ({ rating }) => rating, index: 'bits' },
  reviewCount: { kind: 'number', from: ({ reviewCount }) => reviewCount },
  isFeatured: { kind: 'flag', from: ({ isFeatured }) => isFeatured, index: 'bits' },
  isBestseller: { kind: 'flag', from: ({ isBestseller }) => isBestseller, index: 'bits' },
  isNew: { kind: 'flag', from: ({ isNew }) => isNew, index: 'bits' },
  isTrending: { kind: 'flag', from: ({ isTrending }) => isTrending, index: 'bits' },
  isLimitedEdition: { kind: 'flag', from: ({ isLimitedEdition }) => isLimitedEdition, index: 'bits' },
  isActive: { kind: 'flag', from: ({ isActive }) => isActive, index: 'bits' },
  sortOrder: { kind: 'number', from: ({ sortOrder }) => sortOrder },
  /** ISO day on which the product came to the shop; '' sorts last. */
  launched: { kind: 'word', from: ({ launchDate, createdAt }) => launchDate || createdAt },
} as const satisfies Record<string, ColumnRule>

type Columns = typeof productColumns
export type ProductColumn = keyof Columns

/** The columns of these kinds. */
export type ColumnOfKind<Kind extends ColumnKind> = {
  [Name in ProductColumn]: Columns[Name]['kind'] extends Kind ? Name : never
}[ProductColumn]

type ColumnWithIndex<Index> = {
  [Name in ProductColumn]: Columns[Name] extends { index: Index } ? Name : never
}[ProductColumn]

/** Columns that hold several values; a filter on one asks whether any of them matches. */
export type ListColumn = ColumnOfKind<'list'>
/** Columns that hold one value. */
export type ValueColumn = Exclude<ProductColumn, ListColumn>
/** Columns whose values are counted. */
export type FacetColumn = ColumnWithIndex<'values'>
/** Texts that are searched by fragments. */
export type FragmentColumn = ColumnWithIndex<'fragments'>
/** Numbers and flags with a bit-sliced index. */
export type BitsColumn = ColumnWithIndex<'bits'>

// Object.keys loses the literal types of the keys.
export const columnNames = Object.keys(productColumns) as readonly ProductColumn[]

const listColumns = columnNames.filter((name) => isListColumn(name))
const valueColumns = columnNames.filter((name): name is ValueColumn => !isListColumn(name))
export const textColumns = columnNames.filter((name) => isOfKind(name, 'text'))
export const flagColumns = columnNames.filter((name) => isOfKind(name, 'flag'))
export const facetColumns = columnNames.filter((name): name is FacetColumn => indexOf(name) === 'values')
export const fragmentColumns = columnNames.filter((name): name is FragmentColumn => indexOf(name) === 'fragments')
export const bitsColumns = columnNames.filter((name): name is BitsColumn => indexOf(name) === 'bits')

/** Whether the column holds several values. */
export function isListColumn(column: string): column is ListColumn {
  return Object.hasOwn(productColumns, column) && isOfKind(column as ProductColumn, 'list') // looked up just before
}

function isOfKind<Kind extends ColumnKind>(name: ProductColumn, kind: Kind): name is ColumnOfKind<Kind> {
  return productColumns[name].kind === kind
}

function indexOf(name: ProductColumn): ColumnRule['index'] {
  const rule: ColumnRule = productColumns[name]
  return rule.index
}

type ColumnValues = { [Name in ValueColumn]: ReturnType<Columns[Name]['from']> }
type ColumnLists = Readonly<Record<ListColumn, readonly string[]>>

/** The columns of one product; its record is kept beside them as it was sent. */
export type ProductColumns = ColumnValues & {
  /** Lower-case text of every searchable field. */
  searchText: string
  /** The distinct words that a search finds: of `searchText`, and of what the product is. */
  words: readonly string[]
  /** The columns with several values, in the record's own spelling. */
  lists: ColumnLists
}

/** The columns of a product. */
export function columnsOf(product: Product): ProductColumns {
  const { name, description, fabric, color, occasion, tags, seoKeywords } = product
  const searchText = [name, description, fabric, ...color, ...occasion, ...tags, ...seoKeywords]
    .join('\n')
    .toLowerCase()
  const derived = (names: readonly ProductColumn[]) =>
    Object.fromEntries(names.map((column) => [column, productColumns[column].from(product)]))
  return {
    // Every column of the kind, each with what it derives.
    ...(derived(valueColumns) as ColumnValues),
    searchText,
    words: [...new Set([...wordsIn(searchText), ...classWords(product)])],
    lists: derived(listColumns) as ColumnLists, // the same
  }
}

/** Words for what a product is, even if its texts lack them: category, subcategory, kind and colour families. */
function classWords(product: Product): string[] {
  const { category, subcategory, color } = product
  const words = wordsIn([category.name, subcategory, ...colourFamiliesOf(color)].join(' '))
  return [...words.filter((word) => !isStopWord(word)), kindOf(product)]
}

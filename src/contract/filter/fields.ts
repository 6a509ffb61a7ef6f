import type { ListColumn, ProductColumns } from '#domain/product/columns.ts'

/** Columns that hold one value. */
export type ValueColumn = Exclude<keyof ProductColumns, 'lists' | 'words'>
export type FilterColumn = ValueColumn | ListColumn

/**
 * What may be asked of a field. `text` compares exactly and is searched whatever the capitals; `word` is only compared;
 * `slug` is compared by slug ('Pure Silks' is 'pure-silks'); `list` asks whether any value matches, whatever the capitals.
 */
export type FieldKind = 'text' | 'word' | 'slug' | 'number' | 'flag' | 'list'

interface FilterFieldRule {
  column: FilterColumn
  kind: FieldKind
}

/** The whitelist: every name a filter may use, beside $and and $or (spec.md §7). */
export const filterFields = {
  key: { column: 'key', kind: 'word' },
  entityId: { column: 'entityId', kind: 'word' },
  _id: { column: '_id', kind: 'word' },
  id: { column: 'id', kind: 'word' },
  name: { column: 'name', kind: 'text' },
  slug: { column: 'slug', kind: 'text' },
  productCode: { column: 'productCode', kind: 'text' },
  description: { column: 'description', kind: 'text' },
  category: { column: 'category', kind: 'slug' },
  'category.slug': { column: 'category', kind: 'slug' },
  subcategory: { column: 'subcategory', kind: 'text' },
  brand: { column: 'brand', kind: 'text' },
  price: { column: 'price', kind: 'number' },
  originalPrice: { column: 'originalPrice', kind: 'number' },
  discount: { column: 'discount', kind: 'number' },
  availability: { column: 'availability', kind: 'word' },
  inStock: { column: 'inStock', kind: 'flag' },
  stockCount: { column: 'stockCount', kind: 'number' },
  rating: { column: 'rating', kind: 'number' },
  reviewCount: { column: 'reviewCount', kind: 'number' },
  isFeatured: { column: 'isFeatured', kind: 'flag' },
  isBestseller: { column: 'isBestseller', kind: 'flag' },
  isNew: { column: 'isNew', kind: 'flag' },
  isTrending: { column: 'isTrending', kind: 'flag' },
  isLimitedEdition: { column: 'isLimitedEdition', kind: 'flag' },
  isActive: { column: 'isActive', kind: 'flag' },
  sortOrder: { column: 'sortOrder', kind: 'number' },
  launched: { column: 'launched', kind: 'word' },
  fabric: { column: 'fabric', kind: 'list' },
  color: { column: 'color', kind: 'list' },
  occasion: { column: 'occasion', kind: 'list' },
  work: { column: 'work', kind: 'list' },
  tags: { column: 'tags', kind: 'list' },
} as const satisfies Record<string, FilterFieldRule>

export type FilterField = keyof typeof filterFields

/** The rule of a field; undefined for a name that is not on the whitelist, '__proto__' and 'constructor' included. */
export function filterField(name: string): FilterFieldRule | undefined {
  return rules.get(name)
}

const rules = new Map<string, FilterFieldRule>(Object.entries(filterFields))

import type { Product } from './product.ts'

/** What filters, sorts, counts and searches run on, derived from a product; the record itself is kept as it was sent. */
export interface ProductColumns {
  key: string
  entityId: string
  _id: string
  id: string
  name: string
  slug: string
  productCode: string
  category: string
  subcategory: string
  brand: string
  price: number
  originalPrice: number
  discount: number
  availability: string
  inStock: boolean
  stockCount: number
  rating: number
  reviewCount: number
  isFeatured: boolean
  isBestseller: boolean
  isNew: boolean
  isTrending: boolean
  isLimitedEdition: boolean
  isActive: boolean
  sortOrder: number
  /** ISO day the piece came to the shop; '' sorts last. */
  launched: string
  description: string
  /** Lower-case text of every searchable field (spec.md §2 header search and §7 list query together). */
  searchText: string
  /** Attributes with several values, in the record's own spelling. */
  lists: Readonly<Record<ListColumn, readonly string[]>>
}

/** Columns that hold lists; a filter on one asks whether any of its values matches. */
export const listColumns = ['fabric', 'color', 'occasion', 'work', 'tags'] as const
export type ListColumn = (typeof listColumns)[number]

/** The columns of a product. */
export function columnsOf(product: Product): ProductColumns {
  const { key, entityId, _id, id, name, slug, productCode, subcategory, brand, description } = product
  const { price, originalPrice, discount, availability, inStock, stockCount, rating, reviewCount } = product
  const { isFeatured, isBestseller, isNew, isTrending, isLimitedEdition, isActive, sortOrder } = product
  const { fabric, color, occasion, work, tags, seoKeywords } = product
  const searchable = [name, description, fabric, ...color, ...occasion, ...tags, ...seoKeywords]
  return {
    ...{ key, entityId, _id, id, name, slug, productCode, subcategory, brand, description },
    ...{ price, originalPrice, discount, availability, inStock, stockCount, rating, reviewCount },
    ...{ isFeatured, isBestseller, isNew, isTrending, isLimitedEdition, isActive, sortOrder },
    category: product.category.slug,
    launched: product.launchDate || product.createdAt,
    searchText: searchable.join('\n').toLowerCase(),
    lists: { fabric: fabric === '' ? [] : [fabric], color, occasion, work, tags },
  }
}

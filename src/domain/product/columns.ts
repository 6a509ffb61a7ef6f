import { wordsIn } from '../search/words.ts'
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
  /** The distinct words of `searchText`. */
  words: readonly string[]
  /** Attributes with several values, in the record's own spelling. */
  lists: Readonly<Record<ListColumn, readonly string[]>>
}

/** Columns that hold lists; a filter on one asks whether any of its values matches. */
export const listColumns = ['fabric', 'color', 'occasion', 'work', 'tags'] as const
export type ListColumn = (typeof listColumns)[number]

/** The columns of a product. */
export function columnsOf(product: Product): ProductColumns {
  const { fabric, color, occasion, work, tags, seoKeywords } = product
  const searchable = [product.name, product.description, fabric, ...color, ...occasion, ...tags, ...seoKeywords]
  const searchText = searchable.join('\n').toLowerCase()
  return {
    key: product.key,
    entityId: product.entityId,
    _id: product._id,
    id: product.id,
    name: product.name,
    slug: product.slug,
    productCode: product.productCode,
    category: product.category.slug,
    subcategory: product.subcategory,
    brand: product.brand,
    price: product.price,
    originalPrice: product.originalPrice,
    discount: product.discount,
    availability: product.availability,
    inStock: product.inStock,
    stockCount: product.stockCount,
    rating: product.rating,
    reviewCount: product.reviewCount,
    isFeatured: product.isFeatured,
    isBestseller: product.isBestseller,
    isNew: product.isNew,
    isTrending: product.isTrending,
    isLimitedEdition: product.isLimitedEdition,
    isActive: product.isActive,
    sortOrder: product.sortOrder,
    launched: product.launchDate || product.createdAt,
    description: product.description,
    searchText,
    words: [...new Set(wordsIn(searchText))],
    lists: { fabric: fabric === '' ? [] : [fabric], color, occasion, work, tags },
  }
}

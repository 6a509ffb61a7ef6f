import type { RecordField } from '#contract/filter/recordFields.ts'

/**
 * How a cell of a CSV file is read. `structure` is JSON if it begins with a bracket, otherwise text; unknown fields are
 * read the same way.
 */
export type CellKind = 'text' | 'amount' | 'count' | 'rating' | 'number' | 'flag' | 'list' | 'structure'

/** Every field of a product that a file may have as a column, in the order of an export. */
const kinds: Readonly<Record<RecordField, CellKind>> = {
  entityId: 'text',
  name: 'text',
  price: 'amount',
  originalPrice: 'amount',
  stockCount: 'count',
  inStock: 'flag',
  availability: 'text',
  category: 'structure',
  subcategory: 'text',
  fabric: 'text',
  color: 'list',
  work: 'list',
  occasion: 'list',
  pattern: 'text',
  tags: 'list',
  shortDescription: 'text',
  description: 'text',
  images: 'structure',
  features: 'list',
  specifications: 'structure',
  careInstructions: 'list',
  materials: 'list',
  dimensions: 'structure',
  length: 'text',
  weight: 'text',
  blousePiece: 'flag',
  isActive: 'flag',
  isFeatured: 'flag',
  isBestseller: 'flag',
  isNew: 'flag',
  isTrending: 'flag',
  isLimitedEdition: 'flag',
  sortOrder: 'number',
  discount: 'number',
  rating: 'rating',
  reviewCount: 'count',
  productCode: 'text',
  slug: 'text',
  brand: 'text',
  seoKeywords: 'list',
  launchDate: 'text',
  estimatedDelivery: 'text',
  returnPolicy: 'text',
  washCare: 'text',
  care: 'text',
  companyName: 'text',
  app: 'text',
  branchId: 'text',
  _id: 'text',
  id: 'text',
  createdAt: 'text',
  updatedAt: 'text',
  addToBackOffice: 'flag',
  __v: 'count',
}

const kindByField = new Map<string, CellKind>(Object.entries(kinds))

/** The fields the shop knows. */
export const knownFields: readonly string[] = [...kindByField.keys()]

export function cellKindOf(field: string): CellKind {
  return kindByField.get(field) ?? 'structure'
}

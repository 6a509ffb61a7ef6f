import type { Product } from '#domain/product/product.ts'

/** Fields of a record that `fields` may ask for: those of a product, and the back-office mark. */
export type RecordField = Exclude<keyof Product, 'key'> | 'addToBackOffice'

// An object, so that the compiler complains when the product gains a field that is not here.
const known: Readonly<Record<RecordField, true>> = {
  _id: true,
  id: true,
  entityId: true,
  name: true,
  slug: true,
  productCode: true,
  description: true,
  shortDescription: true,
  category: true,
  subcategory: true,
  brand: true,
  fabric: true,
  work: true,
  occasion: true,
  color: true,
  pattern: true,
  price: true,
  originalPrice: true,
  discount: true,
  availability: true,
  inStock: true,
  stockCount: true,
  blousePiece: true,
  images: true,
  rating: true,
  reviewCount: true,
  features: true,
  specifications: true,
  careInstructions: true,
  dimensions: true,
  weight: true,
  materials: true,
  tags: true,
  seoKeywords: true,
  isFeatured: true,
  isBestseller: true,
  isNew: true,
  isTrending: true,
  isLimitedEdition: true,
  launchDate: true,
  estimatedDelivery: true,
  returnPolicy: true,
  washCare: true,
  length: true,
  care: true,
  sortOrder: true,
  companyName: true,
  app: true,
  branchId: true,
  createdAt: true,
  updatedAt: true,
  isActive: true,
  __v: true,
  addToBackOffice: true,
}

/** Whether `fields` may name it. */
export function isRecordField(name: string): name is RecordField {
  return Object.hasOwn(known, name)
}

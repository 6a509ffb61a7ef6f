import type { Category } from '../category.ts'
import type { Rupees } from '../money.ts'
import type { Availability } from './availability.ts'

/** One picture of a product. Sizes in px of the original; `colour` fills the box until the picture has loaded. */
export interface ProductImage {
  id: string
  url: string
  type: string
  alt: string
  caption: string
  width: number
  height: number
  /** Whether the record does not state its size. */
  isSizeAssumed?: boolean
  /** sRGB, '#8c1c2e'. */
  colour: string
  /** Focal point, a CSS object-position: '50% 22%'. */
  focus: string
}

/** Metres. */
interface ProductDimensions {
  length: number
  blouse: number
  width: number
}

/** A product after normalising: every field present, every made-up figure deterministic. */
export interface Product {
  /** First present of entityId, _id, id; what the shop links with. */
  key: string
  _id: string
  id: string
  entityId: string
  name: string
  slug: string
  productCode: string
  description: string
  shortDescription: string
  category: Category
  subcategory: string
  brand: string
  fabric: string
  work: readonly string[]
  occasion: readonly string[]
  color: readonly string[]
  pattern: string
  price: Rupees
  originalPrice: Rupees
  /** Percent off, from price and originalPrice alone; 0 when not reduced. */
  discount: number
  availability: Availability
  inStock: boolean
  stockCount: number
  /** Undefined where the record does not say. */
  blousePiece: boolean | undefined
  images: readonly ProductImage[]
  /** 0 to 5, one decimal. */
  rating: number
  reviewCount: number
  features: readonly string[]
  specifications: Readonly<Record<string, string>>
  careInstructions: readonly string[]
  dimensions: ProductDimensions
  weight: string
  materials: readonly string[]
  tags: readonly string[]
  seoKeywords: readonly string[]
  isFeatured: boolean
  isBestseller: boolean
  isNew: boolean
  isTrending: boolean
  isLimitedEdition: boolean
  launchDate: string
  estimatedDelivery: string
  returnPolicy: string
  washCare: string
  length: string
  care: string
  sortOrder: number
  companyName: string
  app: string
  branchId: string
  createdAt: string
  updatedAt: string
  isActive: boolean
  __v: number
}

/** The name to show; a record without one shows its code, and one without either what most products are. */
export function displayName(product: Pick<Product, 'name' | 'productCode'>): string {
  return product.name || product.productCode || 'Handloom saree'
}

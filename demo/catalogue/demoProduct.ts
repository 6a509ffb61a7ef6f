import type { ColourName } from '#domain/colour.ts'

/**
 * One product of the demo catalogue as its author writes it. `record.ts` derives the rest
 * (key, slug, flags, pictures, measures) and builds the record a back office would send.
 */
export interface DemoProduct {
  /** Shop code, unique: two letters of the category and a number, 'CL-01'. */
  code: string
  name: string
  /** The weave or craft, 'Kanjivaram', 'Chanderi', 'Bandhani'. */
  weave: string
  /** Where it is woven or worked, town and state, 'Kanchipuram, Tamil Nadu'. */
  place: string
  /** One of the category's subcategories in `subcategories.ts` (free for Workwear). */
  subcategory: string
  /** The cloth, as the fabric filter shows it: 'Mulberry silk', 'Handloom cotton', 'Linen', 'Silk cotton'. */
  fabric: string
  work: readonly string[]
  occasion: readonly string[]
  /** Ground first, then border or pallu, then the accent. */
  color: readonly [ColourName, ColourName, ...ColourName[]]
  pattern: string
  /** Rupees, whole. */
  price: number
  /** Rupees before a reduction; only on reduced products. */
  originalPrice?: number
  /** Two to four sentences, 35 to 75 words. */
  description: string
  /** One sentence, at most 16 words. */
  shortDescription: string
  features: readonly string[]
  careInstructions: readonly string[]
  materials: readonly string[]
  tags: readonly string[]
  /** Whole grams of the folded product. */
  grams: number
  /** Metres. Salwar suites give top, bottom and dupatta instead. */
  metres:
    | { length: number; blouse: number; width: number }
    | { top: number; bottom: number; dupatta: number; width: number }
  blousePiece: boolean
  /** Certification marks. */
  marks?: readonly ('Silk Mark' | 'Handloom Mark' | 'GI tag')[]
  stock: 'in-stock' | 'out-of-stock' | 'pre-order'
  /** When a pre-order arrives, 'about eleven months'. */
  delivery?: string
  /** Number in stock; 0 unless in stock. */
  stockCount: number
  flags?: readonly ('featured' | 'bestseller' | 'new' | 'trending' | 'limited')[]
  /** 4.0 to 5.0, one decimal; reviews 3 to 240. */
  rating: number
  reviewCount: number
  /** ISO launch day, 2024-01-01 to 2026-11-15; 'new' products after 2026-09-15. */
  launched: string
}

import type { ColourName } from '#domain/colour.ts'

/** Category slugs of the shop, spec.md §2 and §3. */
export type PieceCategory =
  | 'cotton-linen'
  | 'semi-silks'
  | 'pure-silks'
  | 'unstitched-salwar-suites'
  | 'function-wear'
  | 'party-wear'
  | 'workwear'

/**
 * One piece of the demo catalogue as its author writes it. `record.ts` adds what follows from it
 * (key, slug, flags, pictures, measures) and makes the record a back office would send.
 */
export interface Piece {
  /** Shop code, unique: two letters of the category and a number, 'CL-01'. */
  code: string
  name: string
  /** The weave or craft, 'Kanjivaram', 'Chanderi', 'Bandhani'. */
  weave: string
  /** Where it is woven or worked, town and state, 'Kanchipuram, Tamil Nadu'. */
  place: string
  /** One of the category's subcategories in spec.md §3 (free for Workwear). */
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
  /** Rupees before a reduction; only on pieces that are truly reduced. */
  originalPrice?: number
  /** Two to four sentences, 35 to 75 words. */
  description: string
  /** One sentence, at most 16 words. */
  shortDescription: string
  features: readonly string[]
  careInstructions: readonly string[]
  materials: readonly string[]
  tags: readonly string[]
  /** Whole grams of the folded piece. */
  grams: number
  /** Metres. Salwar suites give top, bottom and dupatta instead. */
  metres:
    { length: number; blouse: number; width: number } | { top: number; bottom: number; dupatta: number; width: number }
  blousePiece: boolean
  /** Marks the record carries because the piece carries them. */
  marks?: readonly ('Silk Mark' | 'Handloom Mark' | 'GI tag')[]
  stock: 'in-stock' | 'out-of-stock' | 'pre-order'
  /** Pieces on the shelf; 0 unless in stock. */
  stockCount: number
  flags?: readonly ('featured' | 'bestseller' | 'new' | 'trending' | 'limited')[]
  /** 4.0 to 5.0, one decimal; reviews 3 to 240. */
  rating: number
  reviewCount: number
  /** ISO day the piece came to the shop, 2024-01-01 to 2026-11-15; 'new' pieces after 2026-09-15. */
  launched: string
}

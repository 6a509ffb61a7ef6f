import { colours } from '#domain/colour.ts'
import { slugOf } from '#domain/slug.ts'
import { stableNumber } from '#domain/stableNumber.ts'
import { shop } from '#site/shop.ts'
import type { Piece, PieceCategory } from './piece.ts'
import { altOf, captions, focusOf, pictureName, pictureSize, viewsOf, type View } from './views.ts'

export type CatalogueRecord = Readonly<Record<string, unknown>>

/** A piece as a well-kept back office sends it: every field of spec.md §3 with its own value. */
export function recordOf(piece: Piece, category: { slug: PieceCategory; name: string }): CatalogueRecord {
  const { code, name, fabric, work, occasion, color, pattern, price, materials, tags } = piece
  const key = code.toLowerCase()
  return {
    _id: objectId(code),
    id: String(stableNumber(code, 100_000, 999_999)),
    entityId: key,
    name,
    slug: slugOf(name),
    productCode: `${shop.orderPrefix}-${code}`,
    description: piece.description,
    shortDescription: piece.shortDescription,
    category,
    subcategory: piece.subcategory,
    brand: shop.name,
    fabric,
    work,
    occasion,
    color,
    pattern,
    price,
    originalPrice: piece.originalPrice ?? price,
    discount: piece.originalPrice ? Math.round((1 - price / piece.originalPrice) * 100) : 0,
    availability: piece.stock,
    inStock: piece.stock === 'in-stock',
    stockCount: piece.stockCount,
    blousePiece: piece.blousePiece,
    images: picturesOf(piece),
    rating: piece.rating,
    reviewCount: piece.reviewCount,
    features: piece.features,
    specifications: specificationsOf(piece),
    careInstructions: piece.careInstructions,
    ...measuresOf(piece),
    weight: `${piece.grams}g`,
    materials,
    tags,
    seoKeywords: [piece.weave, ...piece.place.split(', '), fabric],
    ...flagsOf(piece),
    launchDate: piece.launched,
    estimatedDelivery: '3-5 business days',
    returnPolicy: '7 days return policy',
    washCare: piece.careInstructions[0],
    care: piece.careInstructions.join('. '),
    sortOrder: placeOf(code),
    companyName: shop.name,
    app: 'storefront',
    branchId: 'trivandrum',
    createdAt: `${piece.launched}T04:30:00.000Z`,
    updatedAt: `${piece.launched}T04:30:00.000Z`,
    isActive: true,
    __v: 0,
  }
}

/** Address of one view of a piece. */
export function pictureUrl(piece: Piece, view: View): string {
  return `/pictures/${pictureName(piece, view)}.avif`
}

function picturesOf(piece: Piece) {
  const [ground, border] = piece.color
  return viewsOf(piece).map((view) => ({
    id: pictureName(piece, view),
    url: pictureUrl(piece, view),
    type: view,
    alt: altOf(piece, view),
    caption: captions[view],
    ...pictureSize,
    colour: colours[view === 'pallu' ? border : ground],
    focus: focusOf(piece, view),
  }))
}

function specificationsOf({ weave, place, pattern, metres, marks }: Piece): Record<string, string> {
  return {
    Weave: weave,
    'Woven in': place,
    Pattern: pattern,
    ...('top' in metres
      ? { Top: `${metres.top} m`, Bottom: `${metres.bottom} m`, Dupatta: `${metres.dupatta} m` }
      : {}),
    ...(marks?.length ? { Marks: marks.join(', ') } : {}),
    'Country of origin': 'India',
  }
}

function measuresOf({ metres }: Piece) {
  if ('top' in metres) {
    const length = Math.round((metres.top + metres.bottom + metres.dupatta) * 100) / 100
    return { dimensions: { length, blouse: 0, width: metres.width }, length: `${length} m` }
  }
  return { dimensions: metres, length: `${metres.length} m` }
}

function flagsOf({ flags = [] }: Piece) {
  return {
    isFeatured: flags.includes('featured'),
    isBestseller: flags.includes('bestseller'),
    isNew: flags.includes('new'),
    isTrending: flags.includes('trending'),
    isLimitedEdition: flags.includes('limited'),
  }
}

/** What stands in the shop's window, in this order; everything else follows by its popularity. */
const shopWindow = ['PS-01', 'CL-01', 'PW-09', 'SS-02', 'FW-10', 'WW-11', 'PW-12', 'US-08', 'CL-12']

function placeOf(code: string): number {
  const place = shopWindow.indexOf(code)
  return place === -1 ? 999 : place + 1
}

/** Twenty-four hexadecimal digits that depend on the code alone, as a document store would number its records. */
function objectId(code: string): string {
  return ['a', 'b', 'c'].map((salt) => stableNumber(salt + code, 0x10000000, 0xffffffff).toString(16)).join('')
}

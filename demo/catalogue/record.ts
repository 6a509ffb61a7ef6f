import type { CategorySlug } from '#domain/category.ts'
import { colours } from '#domain/colour.ts'
import { slugOf } from '#domain/slug.ts'
import { stableNumber } from '#domain/stableNumber.ts'
import { shop } from '#site/shop.ts'
import type { DemoProduct } from './demoProduct.ts'
import { altOf, captions, focusOf, pictureName, pictureSize, viewsOf, type View } from './views.ts'

export type CatalogueRecord = Readonly<Record<string, unknown>>

/** Builds the record that a well-maintained back office would send: every field has a value. */
export function recordOf(product: DemoProduct, category: { slug: CategorySlug; name: string }): CatalogueRecord {
  const { code, name, fabric, work, occasion, color, pattern, price, materials, tags } = product
  const key = code.toLowerCase()
  return {
    _id: objectId(code),
    id: String(stableNumber(code, 100_000, 999_999)),
    entityId: key,
    name,
    slug: slugOf(name),
    productCode: `${shop.orderPrefix}-${code}`,
    description: product.description,
    shortDescription: product.shortDescription,
    category,
    subcategory: product.subcategory,
    brand: shop.name,
    fabric,
    work,
    occasion,
    color,
    pattern,
    price,
    originalPrice: product.originalPrice ?? price,
    discount: product.originalPrice ? Math.round((1 - price / product.originalPrice) * 100) : 0,
    availability: product.stock,
    inStock: product.stock === 'in-stock',
    stockCount: product.stockCount,
    blousePiece: product.blousePiece,
    images: picturesOf(product),
    rating: product.rating,
    reviewCount: product.reviewCount,
    features: product.features,
    specifications: specificationsOf(product),
    careInstructions: product.careInstructions,
    ...measuresOf(product),
    weight: `${product.grams}g`,
    materials,
    tags,
    seoKeywords: [product.weave, ...product.place.split(', '), fabric],
    ...flagsOf(product),
    launchDate: product.launched,
    estimatedDelivery: product.delivery ?? '3-5 business days',
    returnPolicy: '7 days return policy',
    washCare: product.careInstructions[0],
    care: product.careInstructions.join('. '),
    sortOrder: placeOf(code),
    companyName: shop.name,
    app: 'storefront',
    branchId: 'trivandrum',
    createdAt: `${product.launched}T04:30:00.000Z`,
    updatedAt: `${product.launched}T04:30:00.000Z`,
    isActive: true,
    __v: 0,
  }
}

/** URL of one view of a product. */
function pictureUrl(product: DemoProduct, view: View): string {
  return `/pictures/${pictureName(product, view)}.avif`
}

function picturesOf(product: DemoProduct) {
  const [ground, border] = product.color
  return viewsOf(product).map((view) => ({
    id: pictureName(product, view),
    url: pictureUrl(product, view),
    type: view,
    alt: altOf(product, view),
    caption: captions[view],
    ...pictureSize,
    colour: colours[view === 'pallu' ? border : ground],
    focus: focusOf(product, view),
  }))
}

function specificationsOf({ weave, place, pattern, metres, marks }: DemoProduct): Record<string, string> {
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

function measuresOf({ metres }: DemoProduct) {
  if ('top' in metres) {
    const length = Math.round((metres.top + metres.bottom + metres.dupatta) * 100) / 100
    return { dimensions: { length, blouse: 0, width: metres.width }, length: `${length} m` }
  }
  return { dimensions: metres, length: `${metres.length} m` }
}

function flagsOf({ flags = [] }: DemoProduct) {
  return {
    isFeatured: flags.includes('featured'),
    isBestseller: flags.includes('bestseller'),
    isNew: flags.includes('new'),
    isTrending: flags.includes('trending'),
    isLimitedEdition: flags.includes('limited'),
  }
}

/** The products with a `sortOrder`, in this order; all others follow by popularity. */
const shopWindow = ['PS-01', 'CL-01', 'PW-09', 'SS-02', 'FW-10', 'WW-11', 'PW-12', 'US-08', 'CL-12']

function placeOf(code: string): number {
  const place = shopWindow.indexOf(code)
  return place === -1 ? 999 : place + 1
}

/** A deterministic id of 24 hexadecimal digits, as of a document database. */
function objectId(code: string): string {
  return ['a', 'b', 'c'].map((salt) => stableNumber(salt + code, 0x10000000, 0xffffffff).toString(16)).join('')
}

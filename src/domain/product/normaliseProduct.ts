import { categoryOf, type Category } from '../category.ts'
import { reductionOf } from '../pricing.ts'
import { slugOf } from '../slug.ts'
import { stableNumber } from '../stableNumber.ts'
import { availabilityOf, defaultDelivery } from './availability.ts'
import { imagesOf } from './images.ts'
import type { Product } from './product.ts'
import { fieldsOf, flagOf, nameOrText, numberOf, sentencesOf, textOf, textsOf, type RecordFields } from './read.ts'
import { subcategoryOf } from './subcategory.ts'

/** Rupees, where the record has no usable price. */
export const defaultPrice = 2999

/**
 * Turns any record of a back office into a complete product (handbook, Rules: product data). Never throws, whatever the
 * JSON; made-up figures are a hash of the key; idempotent.
 */
export function normaliseProduct(record: unknown): Product {
  const fields = fieldsOf(record)
  const identity = identityOf(fields)
  const name = textOf(fields['name'])
  const color = textsOf(fields['color'])
  const fabric = textsOf(fields['fabric']).join(', ')
  return {
    ...identity,
    name,
    slug: textOf(fields['slug']) || slugOf(name || identity.key),
    productCode: textOf(fields['productCode']),
    description: textOf(fields['description']),
    shortDescription: textOf(fields['shortDescription']),
    category: readCategory(fields['category']),
    subcategory: nameOrText(fields['subcategory']) || subcategoryOf(fabric),
    brand: nameOrText(fields['brand']),
    fabric,
    work: textsOf(fields['work']),
    occasion: textsOf(fields['occasion']),
    color,
    pattern: textOf(fields['pattern']),
    ...pricesOf(fields),
    ...stockOf(fields, identity.key),
    images: imagesOf(fields['images'], name, color),
    ...reviewsOf(fields, identity.key),
    ...detailsOf(fields),
    ...flagsOf(fields),
    ...housekeepingOf(fields),
  }
}

/** The ids of a record; the first that is there is the product's key. */
export const idFields = ['entityId', '_id', 'id'] as const

/** The key of a record; '' where it has none. */
export function keyOf(record: RecordFields): string {
  return idFields.map((field) => textOf(record[field])).find(Boolean) ?? ''
}

function identityOf(fields: RecordFields): Pick<Product, 'key' | '_id' | 'id' | 'entityId'> {
  const ids = { _id: textOf(fields['_id']), id: textOf(fields['id']), entityId: textOf(fields['entityId']) }
  const key = keyOf(fields)
  if (key) return { key, ...ids }
  // A record without any id still needs a link: its text is the key.
  const words = ['name', 'productCode', 'slug', 'description'].map((field) => textOf(fields[field])).join('|')
  const madeUp = `unkeyed-${stableNumber(words, 0, 0xfffffff).toString(36)}`
  return { ...ids, key: madeUp, entityId: madeUp }
}

/** A category given as a name, a slug, or an object with either; a slug takes precedence. */
function readCategory(value: unknown): Category {
  const slug = textOf(fieldsOf(value)['slug'])
  const name = nameOrText(value)
  return slug ? categoryOf(slug, name) : categoryOf(name)
}

function pricesOf(fields: RecordFields): Pick<Product, 'price' | 'originalPrice' | 'discount'> {
  const price = rupeesOf(fields['price']) ?? defaultPrice
  const originalPrice = rupeesOf(fields['originalPrice']) ?? Math.round(price * 1.25)
  return { price, originalPrice, discount: reductionOf(price, originalPrice)?.percent ?? 0 }
}

/** A price of a record; undefined for one that the shop cannot use. */
export function rupeesOf(value: unknown): number | undefined {
  const amount = Math.round(numberOf(value) ?? 0)
  return amount > 0 && Number.isSafeInteger(amount * 2) ? amount : undefined
}

function stockOf(
  fields: RecordFields,
  key: string,
): Pick<Product, 'availability' | 'inStock' | 'stockCount' | 'blousePiece'> {
  const count = countOf(fields['stockCount'])
  const availability = availabilityOf(textOf(fields['availability']), flagOf(fields['inStock']), count)
  const inStock = availability === 'in-stock'
  return {
    availability,
    inStock,
    stockCount: count ?? (inStock ? stableNumber(`stock ${key}`, 5, 24) : 0),
    blousePiece: flagOf(fields['blousePiece']),
  }
}

function reviewsOf(fields: RecordFields, key: string): Pick<Product, 'rating' | 'reviewCount'> {
  const stated = numberOf(fields['rating'])
  const rating = Math.round((stated ?? 0) * 10) / 10
  return {
    rating: stated === 0 || (rating > 0 && rating <= 5) ? rating : stableNumber(`rating ${key}`, 42, 48) / 10,
    reviewCount: countOf(fields['reviewCount']) ?? stableNumber(`reviews ${key}`, 50, 199),
  }
}

function detailsOf(fields: RecordFields) {
  const dimensions = fieldsOf(fields['dimensions'])
  return {
    features: sentencesOf(fields['features']),
    specifications: specificationsOf(fields['specifications']),
    careInstructions: sentencesOf(fields['careInstructions']),
    dimensions: {
      length: metresOf(dimensions['length']) ?? 6.2,
      blouse: metresOf(dimensions['blouse']) ?? 0.8,
      width: metresOf(dimensions['width']) ?? 1.15,
    },
    weight: textOf(fields['weight']) || '500g',
    materials: textsOf(fields['materials']),
    tags: textsOf(fields['tags']),
    seoKeywords: textsOf(fields['seoKeywords']),
  }
}

function specificationsOf(value: unknown): Record<string, string> {
  const lines = Object.entries(fieldsOf(value)).map(([name, line]) => [name.trim(), textOf(line)] as const)
  return Object.fromEntries(lines.filter(([name, line]) => name !== '' && name !== '__proto__' && line !== ''))
}

function flagsOf(fields: RecordFields) {
  return {
    isFeatured: flagOf(fields['isFeatured']) ?? pricesOf(fields).price > 5000,
    isBestseller: flagOf(fields['isBestseller']) ?? false,
    isNew: flagOf(fields['isNew']) ?? false,
    isTrending: flagOf(fields['isTrending']) ?? false,
    isLimitedEdition: flagOf(fields['isLimitedEdition']) ?? false,
    isActive: flagOf(fields['isActive']) ?? true,
  }
}

function housekeepingOf(fields: RecordFields) {
  return {
    launchDate: textOf(fields['launchDate']),
    estimatedDelivery: textOf(fields['estimatedDelivery']) || defaultDelivery,
    returnPolicy: textOf(fields['returnPolicy']) || '7 days return policy',
    washCare: textOf(fields['washCare']),
    length: textOf(fields['length']),
    care: textOf(fields['care']),
    sortOrder: numberOf(fields['sortOrder']) ?? 999,
    companyName: textOf(fields['companyName']),
    app: textOf(fields['app']),
    branchId: textOf(fields['branchId']),
    createdAt: textOf(fields['createdAt']),
    updatedAt: textOf(fields['updatedAt']),
    __v: countOf(fields['__v']) ?? 0,
  }
}

function countOf(value: unknown): number | undefined {
  const count = numberOf(value)
  return count !== undefined && count >= 0 ? Math.floor(count) : undefined
}

/** Metres; 0 is a valid value (a saree without blouse piece). */
function metresOf(value: unknown): number | undefined {
  const metres = numberOf(value)
  return metres !== undefined && metres >= 0 ? metres : undefined
}

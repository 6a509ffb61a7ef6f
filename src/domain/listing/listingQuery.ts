import { listedFilters, type ListedFilter, type Listing, type ListingFilter, type ListingSort } from './listing.ts'

const filterClauses = {
  new: { isNew: true },
  bestsellers: { isBestseller: true },
  sale: { discount: { $gt: 0 } },
} as const satisfies Record<ListingFilter, object>

/** The shop's own order needs no words: the store answers in it unless told. */
const orders = {
  popular: {},
  newest: { sortBy: 'newest', sortOrder: 'desc' },
  'price-low': { sortBy: 'price', sortOrder: 'asc' },
  'price-high': { sortBy: 'price', sortOrder: 'desc' },
  rating: { sortBy: 'rating', sortOrder: 'desc' },
  name: { sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<ListingSort, object>

interface AnyOf {
  $in: readonly string[]
}

/** What a product must be to stand in a listing, in the store's own words. */
export interface ListingCondition extends Partial<Record<(typeof listedFilters)[ListedFilter], AnyOf>> {
  isActive: true
  category?: string
  search?: string
  isNew?: true
  isBestseller?: true
  discount?: { $gt: 0 }
  price?: { $gte?: number; $lte?: number }
  rating?: { $gte: number }
  availability?: AnyOf
  isLimitedEdition?: true
  $or?: readonly [{ availability: AnyOf }, { isLimitedEdition: true }]
}

/** The store's question for a listing (spec.md §7, product list query). */
export function queryOf(listing: Listing) {
  return { ...conditionOf(listing), ...orders[listing.sort], limit: listing.show }
}

/**
 * What a product must be to stand in a listing: everything that was chosen, and on offer at all. No price in the
 * address, no price clause.
 */
export function conditionOf(listing: Listing): ListingCondition {
  const { category, search, filter, priceMin, priceMax, rating, onSale } = listing
  const price = {
    ...(priceMin === undefined ? {} : { $gte: priceMin }),
    ...(priceMax === undefined ? {} : { $lte: priceMax }),
  }
  return {
    isActive: true,
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(filter ? filterClauses[filter] : {}),
    ...(Object.keys(price).length > 0 ? { price } : {}),
    ...anyOf(listing, 'colors'),
    ...anyOf(listing, 'fabrics'),
    ...anyOf(listing, 'occasions'),
    ...anyOf(listing, 'subcategories'),
    ...anyOf(listing, 'brands'),
    ...(rating ? { rating: { $gte: rating } } : {}),
    ...availabilityClause(listing),
    ...(onSale ? filterClauses.sale : {}),
  }
}

/** The listing as it would be if nothing of one list were chosen: what its values are counted among. */
export function withoutListed(listing: Listing, name: ListedFilter): Listing {
  return { ...listing, [name]: [] }
}

function anyOf(listing: Listing, name: ListedFilter): Partial<ListingCondition> {
  return listing[name].length > 0 ? { [listedFilters[name]]: { $in: listing[name] } } : {}
}

/** In stock and to pre-order are states of the shelf, a limited edition is a kind of piece: any of them will do. */
function availabilityClause({ availability }: Listing): Partial<ListingCondition> {
  const stated = availability.filter((each) => each !== 'limited-edition')
  const onShelf = { availability: { $in: stated } }
  if (stated.length === availability.length) return stated.length > 0 ? onShelf : {}
  return stated.length > 0 ? { $or: [onShelf, { isLimitedEdition: true }] } : { isLimitedEdition: true }
}

import { listedNames, withChoice, type Listing, type ListingAvailability, type MinimumRating } from './listing.ts'
import { priceWordsOf } from './priceBands.ts'

/** The panel's words (spec.md §2, advanced filters). */
export const availabilityNames: Readonly<Record<ListingAvailability, string>> = {
  'in-stock': 'In Stock',
  'pre-order': 'Pre-order',
  'limited-edition': 'Limited Edition',
}

export const onSaleName = 'On Sale'

/** '4 and up' */
export function ratingWords(rating: MinimumRating): string {
  return `${rating} and up`
}

/** One choice of the panel that is in force: a chip. */
export interface ActiveFilter {
  /** Distinct among the filters of one listing. */
  key: string
  label: string
  /** The listing without it. */
  without: Listing
}

/**
 * The choices of the panel that are in force, in its order; each counts as one. Category, search, order and `filter=`
 * are what a listing is, not what it is narrowed by.
 */
export function activeFiltersOf(listing: Listing): ActiveFilter[] {
  const { priceMin: _min, priceMax: _max, ...anyPrice } = listing
  const { rating, ...anyRating } = listing
  const price = priceWordsOf(listing)
  const filter = (key: string, label: string, without: Listing): ActiveFilter => ({
    key,
    label,
    without: withChoice(without, {}),
  })
  return [
    ...(price ? [filter('price', price, anyPrice)] : []),
    ...listedNames.flatMap((name) =>
      listing[name].map((value) =>
        filter(`${name} ${value}`, value, { ...listing, [name]: listing[name].filter((each) => each !== value) }),
      ),
    ),
    ...(rating ? [filter('rating', ratingWords(rating), anyRating)] : []),
    ...listing.availability.map((value) =>
      filter(`availability ${value}`, availabilityNames[value], {
        ...listing,
        availability: listing.availability.filter((each) => each !== value),
      }),
    ),
    ...(listing.onSale ? [filter('onSale', onSaleName, { ...listing, onSale: false })] : []),
  ]
}

import { filters } from './filters.ts'
import { withChoice, type Listing } from './listing.ts'

/** One choice of the filters: a chip. */
export interface ActiveFilter {
  /** Distinct among the filters of one listing. */
  key: string
  label: string
  /** The listing without it. */
  without: Listing
}

/**
 * The choices of the filters, in the order of the panel; each counts as one. Category, search, order and `filter=`
 * define the listing itself, and do not count.
 */
export function activeFiltersOf(listing: Listing): ActiveFilter[] {
  return filters.flatMap(({ name, chips }) =>
    chips(listing).map(({ key, label, without }) => ({
      key: `${name} ${key}`,
      label,
      without: withChoice(listing, without),
    })),
  )
}

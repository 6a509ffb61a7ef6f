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
 * The choices of the filters, in the order of the panel; each counts as one. Two of the same label, such as a colour and
 * its family, begin with the names of their filters. Category, search, order and `filter=` define the listing itself,
 * and do not count.
 */
export function activeFiltersOf(listing: Listing): ActiveFilter[] {
  const active = filters.flatMap(({ name, chips, control }) =>
    chips(listing).map(({ key, label, without }) => ({
      key: `${name} ${key}`,
      filter: control.label,
      label,
      without: withChoice(listing, without),
    })),
  )
  const isAmbiguous = (label: string) => active.filter((other) => other.label === label).length > 1
  return active.map(({ filter, label, ...rest }) => ({
    ...rest,
    label: isAmbiguous(label) ? `${filter}: ${label}` : label,
  }))
}

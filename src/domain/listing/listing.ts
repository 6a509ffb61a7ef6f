import { noFilters, type ListingFilters } from './filters.ts'
import { pageSize } from './paging.ts'

/** Lists behind `?filter=` (handbook, Rules: listing and search). */
export const listingFilters = ['new', 'bestsellers', 'sale'] as const
export type ListingFilter = (typeof listingFilters)[number]

/** What a shopper can sort by; 'popular' is the shop's own order. */
export const listingSorts = ['popular', 'newest', 'price-low', 'price-high', 'rating', 'name'] as const
export type ListingSort = (typeof listingSorts)[number]

export const listingViews = ['grid', 'list'] as const
export type ListingView = (typeof listingViews)[number]

/** What a listing's URL asks for: the listing itself, and the choices of `filters`. */
export interface Listing extends ListingFilters {
  /** Slug. */
  category?: string
  search?: string
  filter?: ListingFilter
  sort: ListingSort
  view: ListingView
  /** The filter panel is open beside the cards, where there is room. */
  isPanelOpen: boolean
  /** How many cards: a multiple of `pageSize`. */
  show: number
}

/** Everything, as the shop itself would show it. */
export const allCollections: Listing = {
  ...noFilters,
  sort: 'popular',
  view: 'grid',
  isPanelOpen: false,
  show: pageSize,
}

/** The same listing with other choices. It is a different list, so it starts with its first page again. */
export function withChoice(listing: Listing, choice: Partial<Listing>): Listing {
  return { ...listing, show: pageSize, ...choice }
}

/** Another category, '' for all: keeps the search and the filters, and leaves a list such as New Arrivals. */
export function inCategory({ filter: _filter, category: _category, ...rest }: Listing, slug: string): Listing {
  return withChoice(rest, slug ? { category: slug } : {})
}

/** The same listing without any filter: category, search, list and order stay. */
export function withoutFilters(listing: Listing): Listing {
  return withChoice(listing, noFilters)
}

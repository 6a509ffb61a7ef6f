import type { Rupees } from '../money.ts'

/** Lists behind `?filter=` (spec.md §2, route table). */
export const listingFilters = ['new', 'bestsellers', 'sale'] as const
export type ListingFilter = (typeof listingFilters)[number]

/** What a shopper can sort by (spec.md §3); 'popular' is the shop's own order. */
export const listingSorts = ['popular', 'newest', 'price-low', 'price-high', 'rating', 'name'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Availability as the filter panel offers it; several mean: any of them (spec.md §2, advanced filters). */
export const listingAvailabilities = ['in-stock', 'pre-order', 'limited-edition'] as const
export type ListingAvailability = (typeof listingAvailabilities)[number]

/** "n and up" (spec.md §9, listing). */
export const minimumRatings = [4, 3, 2, 1] as const
export type MinimumRating = (typeof minimumRatings)[number]

export const listingViews = ['grid', 'list'] as const
export type ListingView = (typeof listingViews)[number]

/** Cards shown at first, and added by each "Show more". */
export const pageSize = 24
/** The most cards one listing shows; the store answers no more. */
export const mostShown = 1000

/** What the filter panel narrows a listing by (spec.md §3, filter state). A list that is empty narrows nothing. */
export interface ListingFilters {
  /** Rupees, inclusive; one left out has no end there. */
  priceMin?: Rupees
  priceMax?: Rupees
  colors: readonly string[]
  fabrics: readonly string[]
  occasions: readonly string[]
  /** No control sets these two yet; an address can. */
  subcategories: readonly string[]
  brands: readonly string[]
  rating?: MinimumRating
  availability: readonly ListingAvailability[]
  onSale: boolean
}

/** What a listing's address asks for. */
export interface Listing extends ListingFilters {
  /** Slug. */
  category?: string
  search?: string
  filter?: ListingFilter
  sort: ListingSort
  view: ListingView
  /** The filter panel stands open beside the cards, where there is room. */
  isPanelOpen: boolean
  /** How many cards: a multiple of `pageSize`. */
  show: number
}

/** Lists of values, each by the name its parameter has in an address and its field in the store. */
export const listedFilters = {
  colors: 'color',
  fabrics: 'fabric',
  occasions: 'occasion',
  subcategories: 'subcategory',
  brands: 'brand',
} as const
export type ListedFilter = keyof typeof listedFilters

/** The names of `listedFilters`, in the order of the panel. */
export const listedNames = ['colors', 'fabrics', 'occasions', 'subcategories', 'brands'] as const

const noFilters: ListingFilters = {
  colors: [],
  fabrics: [],
  occasions: [],
  subcategories: [],
  brands: [],
  availability: [],
  onSale: false,
}

/** Everything, as the shop itself would show it. */
export const allCollections: Listing = {
  ...noFilters,
  sort: 'popular',
  view: 'grid',
  isPanelOpen: false,
  show: pageSize,
}

/** The same listing with other choices; what was added to its first page goes, for it is another list now. */
export function withChoice(listing: Listing, choice: Partial<Listing>): Listing {
  return { ...listing, show: pageSize, ...choice }
}

/** The same listing without any choice of the panel: category, search, list and order stay (spec.md §2, Clear All). */
export function withoutFilters({ priceMin: _min, priceMax: _max, rating: _rating, ...listing }: Listing): Listing {
  return { ...listing, ...noFilters, show: pageSize }
}

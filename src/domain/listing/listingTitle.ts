import { categoryOf } from '../category.ts'
import type { Listing, ListingFilter } from './listing.ts'

const filterTitles: Readonly<Record<ListingFilter, string>> = {
  new: 'New Arrivals',
  bestsellers: 'Bestsellers',
  sale: 'Sale Items',
}

/** The title of a listing: search wins over category, category over filter (handbook, Rules: listing and search). */
export function listingTitle({ search, category, filter }: Listing): string {
  if (search) return `Search results for "${search}"`
  if (category) return categoryOf(category).name
  return filter ? filterTitles[filter] : 'All Collections'
}

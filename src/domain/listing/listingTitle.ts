import { categoryOf } from '../category.ts'
import type { Listing, ListingFilter } from './listing.ts'

/**
 * The title of a listing: search wins over category, category over filter (handbook, Rules: listing and search).
 * `titles` are those of the filters, and that of all products.
 */
export function listingTitle(
  { search, category, filter }: Listing,
  titles: Readonly<Record<ListingFilter | 'all', string>>,
): string {
  if (search) return `Search results for "${search}"`
  if (category) return categoryOf(category).name
  return titles[filter ?? 'all']
}

import type { Rupees } from '../money.ts'

/** Lists behind `?filter=` (spec.md §2, route table). */
export const listingFilters = ['new', 'bestsellers', 'sale'] as const
export type ListingFilter = (typeof listingFilters)[number]

/** Cards shown at first, and added by each "Show more". */
export const pageSize = 24
/** The most cards one listing shows; the store answers no more. */
export const mostShown = 1000

/** What a listing's address asks for. */
export interface Listing {
  /** Slug. */
  category?: string
  search?: string
  filter?: ListingFilter
  /** Rupees, inclusive. */
  priceMin?: Rupees
  priceMax?: Rupees
  /** How many cards: a multiple of `pageSize`. */
  show: number
}

/** A listing's address read back. Foreign and broken parameters are ignored; a slug in the path wins over `?category=`. */
export function listingFromUrl(slug: string | undefined, parameters: URLSearchParams): Listing {
  const category = slug?.trim() || parameters.get('category')?.trim()
  const search = parameters.get('search')?.trim()
  const filter = listingFilters.find((known) => known === parameters.get('filter'))
  const [low, high] = [rupees(parameters.get('price_min')), rupees(parameters.get('price_max'))]
  const [priceMin, priceMax] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    ...(priceMin === undefined ? {} : { priceMin }),
    ...(priceMax === undefined ? {} : { priceMax }),
    show: shown(parameters.get('show')),
  }
}

function rupees(text: string | null): Rupees | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function shown(text: string | null): number {
  const count = Number(text ?? '')
  return count > pageSize && count <= mostShown && count % pageSize === 0 ? count : pageSize
}

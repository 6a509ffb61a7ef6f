import type { Rupees } from '../money.ts'
import {
  allCollections,
  listedFilters,
  listedNames,
  listingAvailabilities,
  listingFilters,
  listingSorts,
  listingViews,
  minimumRatings,
  mostShown,
  pageSize,
  type ListedFilter,
  type Listing,
} from './listing.ts'

/** Characters of one text of an address; a longer one was never chosen in the shop. */
const longestText = 100
/** Values of one list; more were never chosen either. */
const mostValues = 40

/** A listing's address read back. Foreign and broken parameters are ignored; a slug in the path wins over `?category=`. */
export function listingFromUrl(slug: string | undefined, parameters: URLSearchParams): Listing {
  const one = <Known extends string>(name: string, known: readonly Known[]) =>
    known.find((value) => value === parameters.get(name))
  const category = short(slug) ?? short(parameters.get('category'))
  const search = parameters.get('search')?.trim().slice(0, longestText).trim()
  const filter = one('filter', listingFilters)
  const [low, high] = [rupees(parameters.get('price_min')), rupees(parameters.get('price_max'))]
  const [priceMin, priceMax] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  const rating = minimumRatings.find((least) => String(least) === parameters.get('rating'))
  const stated = parameters.getAll('availability')
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    ...(priceMin === undefined ? {} : { priceMin }),
    ...(priceMax === undefined ? {} : { priceMax }),
    ...listsOf(parameters),
    ...(rating ? { rating } : {}),
    availability: listingAvailabilities.filter((each) => stated.includes(each)),
    onSale: parameters.get('on_sale') === 'true',
    sort: one('sort', listingSorts) ?? allCollections.sort,
    view: one('view', listingViews) ?? allCollections.view,
    isPanelOpen: parameters.get('filters') === 'open',
    show: shown(parameters.get('show')),
  }
}

/** The parameters of a listing's address; `listingFromUrl` reads them back. The category stands in the path. */
export function parametersOf(listing: Listing): URLSearchParams {
  const { search, filter, priceMin, priceMax, rating, availability, onSale, sort, view, isPanelOpen, show } = listing
  const parameters = new URLSearchParams()
  const say = (name: string, value: string | number | undefined) =>
    value === undefined ? undefined : parameters.append(name, String(value))
  say('search', search)
  say('filter', filter)
  say('price_min', priceMin)
  say('price_max', priceMax)
  for (const name of listedNames) for (const value of listing[name]) say(listedFilters[name], value)
  say('rating', rating)
  for (const each of availability) say('availability', each)
  if (onSale) say('on_sale', 'true')
  if (sort !== allCollections.sort) say('sort', sort)
  if (view !== allCollections.view) say('view', view)
  if (isPanelOpen) say('filters', 'open')
  if (show !== pageSize) say('show', show)
  return parameters
}

function listsOf(parameters: URLSearchParams): Pick<Listing, ListedFilter> {
  const list = (name: ListedFilter) => distinct(parameters.getAll(listedFilters[name]))
  return {
    colors: list('colors'),
    fabrics: list('fabrics'),
    occasions: list('occasions'),
    subcategories: list('subcategories'),
    brands: list('brands'),
  }
}

/** Whatever their capitals, as the store compares them. */
function distinct(texts: readonly string[]): string[] {
  const byLetters = new Map<string, string>()
  for (const text of texts) {
    const value = short(text)
    if (value && !byLetters.has(value.toLowerCase())) byLetters.set(value.toLowerCase(), value)
  }
  return [...byLetters.values()].slice(0, mostValues)
}

function short(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed && trimmed.length <= longestText ? trimmed : undefined
}

function rupees(text: string | null): Rupees | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function shown(text: string | null): number {
  const count = Number(text ?? '')
  return count > pageSize && count <= mostShown && count % pageSize === 0 ? count : pageSize
}

import { filters, noFilters } from './filters.ts'
import { allCollections, listingFilters, listingSorts, listingViews, type Listing } from './listing.ts'
import { maxShown, pageSize } from './paging.ts'
import { urlText } from '../filterKinds/urlText.ts'
import { maxTextLength } from '../limits.ts'
import { typedSearch } from '../search/typedSearch.ts'
import { slugOf } from '../slug.ts'

/** Parses a listing's URL. Unknown and invalid parameters are ignored; a slug in the path wins over `?category=`. */
export function listingFromUrl(slug: string | undefined, parameters: URLSearchParams): Listing {
  const one = <Known extends string>(name: string, known: readonly Known[]) =>
    known.find((value) => value === parameters.get(name))
  // A path always names a category: one that is too long is unknown, and cut, where a parameter would be ignored.
  const named = slug?.trim() || urlText(parameters.get('category')) || ''
  const category = slugOf(slugOf(named).slice(0, maxTextLength))
  const search = typedSearch(parameters.get('search') ?? '')
    .slice(0, maxTextLength)
    .replace(halfCharacter, '')
    .trim()
  const filter = one('filter', listingFilters)
  return {
    ...filters.reduce((chosen, { fromUrl }) => ({ ...chosen, ...fromUrl(parameters) }), noFilters),
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    sort: one('sort', listingSorts) ?? allCollections.sort,
    view: one('view', listingViews) ?? allCollections.view,
    isPanelOpen: parameters.get('filters') === 'open',
    show: shownCount(parameters.get('show')),
  }
}

/** A lone high surrogate, left of an emoji that was cut in two: the store refuses it. */
const halfCharacter = /[\uD800-\uDBFF]$/

/** The parameters of a listing's URL; `listingFromUrl` parses them. The category is in the path. */
export function parametersOf(listing: Listing): URLSearchParams {
  const { search, filter, sort, view, isPanelOpen, show } = listing
  return new URLSearchParams([
    ...(search === undefined ? [] : [['search', search]]),
    ...(filter === undefined ? [] : [['filter', filter]]),
    ...filters.flatMap(({ toUrl }) => toUrl(listing).map((parameter) => [...parameter])),
    ...(sort === allCollections.sort ? [] : [['sort', sort]]),
    ...(view === allCollections.view ? [] : [['view', view]]),
    ...(isPanelOpen ? [['filters', 'open']] : []),
    ...(show === pageSize ? [] : [['show', String(show)]]),
  ])
}

function shownCount(text: string | null): number {
  const count = Number(text ?? '')
  return count > pageSize && (count === maxShown || (count < maxShown && count % pageSize === 0)) ? count : pageSize
}

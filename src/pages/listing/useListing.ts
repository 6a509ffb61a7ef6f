import { startTransition, useMemo, useOptimistic } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useParams } from 'react-router-dom'
import { listingFromUrl, parametersOf } from '#domain/listing/listingUrl.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { categoryPath, paths } from '#site/paths.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'

/** URL of a listing: the category in the path or, with `byQuery`, in the query; everything else in the query. */
function listingPath(listing: Listing, { byQuery = false } = {}): string {
  const { category } = listing
  const query = [
    byQuery && category ? `category=${encodeURIComponent(category)}` : '',
    parametersOf(listing).toString(),
  ]
  const path = category && !byQuery ? categoryPath(category) : paths.collections
  return [path, query.filter(Boolean).join('&')].filter(Boolean).join('?')
}

/**
 * The listing of the URL, and the optimistic one: controls show the latter at once, cards follow with the former. Choices
 * replace the history entry; another category pushes one.
 */
export function useListing() {
  const { category: slug } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const listing = useMemo(() => listingFromUrl(slug, new URLSearchParams(search)), [slug, search])
  const [chosen, setChosen] = useOptimistic(listing)

  const byQuery = slug === undefined
  const open = (next: Listing, path: string, options: NavigateOptions) =>
    startTransition(async () => {
      setChosen(next)
      await navigate(path, options)
    })
  return {
    listing,
    /** Id of a product that is gone, from the link that led here. */
    gone: new URLSearchParams(search).get('gone') ?? undefined,
    chosen,
    /** URL of the listing with other choices. */
    pathOf: (next: Listing) => listingPath(next, { byQuery }),
    change: useEventCallback((next: Listing) => open(next, listingPath(next, { byQuery }), { replace: true, state })),
    follow: useEventCallback((next: Listing, { replace = false } = {}) => open(next, listingPath(next), { replace })),
  }
}

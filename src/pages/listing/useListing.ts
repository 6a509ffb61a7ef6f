import { startTransition, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listingFromUrl, parametersOf } from '#domain/listing/listingUrl.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { categoryPath, paths } from '#features/shared/paths.ts'
import { useStable } from '#features/shared/useStable.ts'

/** The address of a listing: its category in the path, or in the query where it stands there, everything else there. */
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
 * The listing the address asks for, and the one the shopper has just chosen: controls show the second in the frame of
 * the press, cards follow with the first. Choices take the place of their entry in the history; another category is an
 * entry of its own.
 */
export function useListing() {
  const { category: slug } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const listing = useMemo(() => listingFromUrl(slug, new URLSearchParams(search)), [slug, search])
  const [chosen, setChosen] = useOptimistic(listing)

  const byQuery = slug === undefined
  const open = (next: Listing, isNewEntry: boolean) =>
    startTransition(async () => {
      setChosen(next)
      if (isNewEntry) await navigate(listingPath(next), { preventScrollReset: true })
      else await navigate(listingPath(next, { byQuery }), { replace: true, preventScrollReset: true, state })
    })
  return {
    listing,
    chosen,
    /** Where the listing stands with other choices. */
    pathOf: (next: Listing) => listingPath(next, { byQuery }),
    change: useStable((next: Listing) => open(next, false)),
    follow: useStable((next: Listing) => open(next, true)),
  }
}

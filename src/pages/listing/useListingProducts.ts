import { useQuery, useQueryClient } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { maxShown, nextShown, previousShown } from '#domain/listing/paging.ts'
import type { ListingState } from '#features/catalogue/ListingBody/ListingBody.tsx'

/** The products of a listing, and the state of its cards; `pathOf` returns the URL of the longer list for Show more. */
export function useListingProducts(listing: Listing, pathOf: (listing: Listing) => string) {
  const store = useStoreClient()
  const queries = useQueryClient()
  const { category, search, filter } = listing
  const list = JSON.stringify([category, search, filter])
  const answer = useQuery({
    ...productsQuery(store, queryOf(listing)),
    meta: { list },
    // Cards stay while another choice loads; another list starts with a skeleton.
    placeholderData: (before, query) => (query?.meta?.['list'] === list ? before : undefined),
  })
  const { error, isLoadingError, isPlaceholderData, refetch } = answer
  // If the longer list fails to load, the products above Show more stay.
  const shorter = isLoadingError && queries.getQueryData(productsQuery(store, queryOf(withFewer(listing))).queryKey)
  const data = answer.data ?? (shorter || undefined)
  return {
    data,
    isPlaceholderData,
    state: stateOf(),
    tryAgain: () => (navigator.onLine && !shorter ? location.reload() : void refetch()),
  }

  function stateOf(): ListingState {
    if (!data) return error ? { is: 'failed' } : { is: 'loading' }
    const { products, total } = data
    // Show more was pressed: a second press before the response requests the same list.
    const isLengthening = isPlaceholderData && products.length < listing.show
    const show = isLengthening ? listing.show : nextShown(listing.show)
    if (shorter) return { is: 'ready', total, hasFailed: true }
    if (products.length >= total) return { is: 'ready', total }
    if (products.length >= maxShown) return { is: 'ready', total, limit: maxShown }
    return { is: 'ready', total, moreHref: pathOf({ ...listing, show }) }
  }
}

/** The listing before Show more was pressed. */
function withFewer(listing: Listing): Listing {
  return { ...listing, show: previousShown(listing.show) }
}

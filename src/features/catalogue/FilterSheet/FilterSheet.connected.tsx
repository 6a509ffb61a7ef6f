import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { ConnectedFilterPanel } from '../FilterPanel/FilterPanel.connected.tsx'
import { FilterSheet } from './FilterSheet.tsx'

export { preloadSheet } from '#ui/Sheet/Sheet.tsx'

export interface ConnectedFilterSheetProps {
  isOpen: boolean
  listing: Listing
  onChange: (listing: Listing) => void
  onClose: () => void
}

/** The sheet of filters. It asks what the page behind it will ask, so that the cards are there when it goes. */
export function ConnectedFilterSheet({ isOpen, listing, onChange, onClose }: ConnectedFilterSheetProps) {
  const { data } = useQuery({
    ...productsQuery(useStoreClient(), queryOf(listing)),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  return (
    <FilterSheet isOpen={isOpen} listing={listing} total={data?.total} onChange={onChange} onClose={onClose}>
      <ConnectedFilterPanel listing={listing} onChange={onChange} />
    </FilterSheet>
  )
}

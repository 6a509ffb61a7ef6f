import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { ConnectedFilterPanel } from '../FilterPanel/FilterPanel.connected.tsx'
import { FilterSheet } from './FilterSheet.tsx'

export interface ConnectedFilterSheetProps {
  isOpen: boolean
  listing: Listing
  onChange: (listing: Listing) => void
  onClose: () => void
}

/** Connects the filter sheet. It runs the query of the page, so that the products are loaded when it closes. */
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

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterCountsQuery, filterValuesQuery } from '#api/filters.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { FilterPanel, type ValuesState } from './FilterPanel.tsx'

export interface ConnectedFilterPanelProps {
  listing: Listing
  onChange: (listing: Listing) => void
}

/** The filters with the values of the whole catalogue, and how many pieces of this listing each would leave. */
export function ConnectedFilterPanel({ listing, onChange }: ConnectedFilterPanelProps) {
  const client = useStoreClient()
  const values = useQuery(filterValuesQuery(client))
  const counts = useQuery({ ...filterCountsQuery(client, listing), placeholderData: keepPreviousData })
  const state: ValuesState = values.data
    ? { is: 'ready', values: values.data }
    : { is: values.isError ? 'failed' : 'loading' }
  return (
    <FilterPanel
      listing={listing}
      values={state}
      counts={counts.data}
      onChange={onChange}
      onTryAgain={() => void values.refetch()}
    />
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterCountsQuery, filterValuesQuery } from '#api/filters.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { FilterPanel } from './FilterPanel.tsx'
import type { ValuesState } from './FilterValuesSkeleton.tsx'

export interface ConnectedFilterPanelProps {
  listing: Listing
  onChange: (listing: Listing) => void
  isInForm?: boolean
}

/** Loads the values of the whole catalogue, and their counts for this listing. */
export function ConnectedFilterPanel({ listing, onChange, isInForm = false }: ConnectedFilterPanelProps) {
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
      isInForm={isInForm}
      onTryAgain={() => void values.refetch()}
    />
  )
}

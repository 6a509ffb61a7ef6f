import { useId } from 'react'
import { filters, type ListingFilters } from '#domain/listing/filters.ts'
import { valuesFilters } from '#domain/listing/filterValues.ts'
import { withChoice, type Listing } from '#domain/listing/listing.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { FilterGroup } from './FilterGroup.tsx'
import * as styles from './FilterPanel.css.ts'
import { FilterValuesFailed, FilterValuesSkeleton, type ValuesState } from './FilterValuesSkeleton.tsx'
import type { ValueCounts } from './valueOptions.tsx'

export interface FilterPanelProps {
  listing: Listing
  values: ValuesState
  /** Undefined while loading or after an error; a filter that the store does not count has none. */
  counts?: ValueCounts | undefined
  onChange: (listing: Listing) => void
  /** The panel is in its own form, which the server answers without scripts. */
  isInForm?: boolean
  /** Loads the values again. */
  onTryAgain: () => void
}

const shownFilters = filters.filter(({ isHidden }) => !isHidden)

/** All filters of a listing. A choice applies at once. */
export function FilterPanel({ listing, values, counts, isInForm = false, onChange, onTryAgain }: FilterPanelProps) {
  // Outside forms, radio buttons of one name are one group per page: column and sheet may be mounted together.
  const panelId = useId()
  const choose = useEventCallback((choice: Partial<ListingFilters>) => onChange(withChoice(listing, choice)))
  return (
    <div className={styles.panel}>
      {shownFilters.map(({ name, parameters, control }) => {
        if (control.kind === 'values' && values.is !== 'ready') {
          const isFirst = name === valuesFilters[0]?.name
          if (values.is === 'failed') return isFirst && <FilterValuesFailed key={name} onTryAgain={onTryAgain} />
          return <FilterValuesSkeleton key={name} legend={control.label} isAnnounced={isFirst} />
        }
        return (
          <FilterGroup
            key={name}
            control={control}
            parameter={isInForm ? (parameters.at(-1) ?? name) : `${name} ${panelId}`}
            chosen={listing}
            values={values.is === 'ready' ? values.values[name] : undefined}
            counts={counts?.[name]}
            onChoose={choose}
          />
        )
      })}
    </div>
  )
}

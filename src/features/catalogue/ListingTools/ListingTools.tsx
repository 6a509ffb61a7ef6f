import { useRef } from 'react'
import { categories, categoryOf } from '#domain/category.ts'
import { activeFiltersOf } from '#domain/listing/activeFilters.ts'
import { listingSorts, withChoice, type Listing, type ListingSort, type ListingView } from '#domain/listing/listing.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { IconButton } from '#ui/Button/IconButton.tsx'
import type { Option } from '#ui/Select/Options.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { FilterChips } from '../FilterChips/FilterChips.tsx'
import { panelId } from '../ListingColumns/ListingColumns.tsx'
import * as styles from './ListingTools.css.ts'

export interface ListingToolsProps {
  listing: Listing
  /** Missing while the answer is under way. */
  count?: { shown: number; total: number } | undefined
  /** Another order, view or set of filters of the same listing. */
  onChange: (listing: Listing) => void
  /** A category's slug; '' for all of them. */
  onCategory: (slug: string) => void
  onFilters: () => void
  /** The filters will be wanted: time to fetch their code. */
  onFiltersNear?: () => void
}

const sortNames: Readonly<Record<ListingSort, string>> = {
  popular: 'Popular',
  newest: 'Newest',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Rating',
  name: 'Name',
}

const sortOptions = listingSorts.map((value) => ({ value, label: sortNames[value] }))
const views: readonly { view: ListingView; label: string }[] = [
  { view: 'grid', label: 'Grid view' },
  { view: 'list', label: 'List view' },
]

/** Category, order, filters, count and view of a listing, and the filters in force (spec.md §2, collections page). */
export function ListingTools(props: ListingToolsProps) {
  const { listing, count, onChange, onCategory, onFilters, onFiltersNear } = props
  const filters = useRef<HTMLButtonElement>(null)
  const active = activeFiltersOf(listing).length
  return (
    <div className={styles.tools}>
      <div className={styles.bar} role="group" aria-label="Category, order and filters">
        <Select
          inline
          className={styles.category}
          label="Category"
          value={listing.category ?? ''}
          options={categoryOptions(listing.category)}
          onChange={({ target }) => onCategory(target.value)}
        />
        <Select
          inline
          className={styles.sort}
          label="Sort by"
          value={listing.sort}
          options={sortOptions}
          onChange={({ target }) => {
            const sort = listingSorts.find((each) => each === target.value)
            if (sort) onChange(withChoice(listing, { sort }))
          }}
        />
        <Button
          ref={filters}
          className={styles.filters}
          variant="secondary"
          size="small"
          icon="filter"
          aria-expanded={listing.isPanelOpen}
          aria-controls={listing.isPanelOpen ? panelId : undefined}
          onPointerEnter={onFiltersNear}
          onFocus={onFiltersNear}
          onClick={onFilters}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
        <p className={`${type.small} ${styles.count}`} role="status">
          {count ? `${count.shown} of ${count.total} products` : ' '}
        </p>
        <div className={styles.views} role="group" aria-label="View">
          {views.map(({ view, label }) => (
            <IconButton
              key={view}
              className={styles.view}
              icon={view}
              label={label}
              size={20}
              pressed={listing.view === view}
              onClick={() => onChange({ ...listing, view })}
            />
          ))}
        </div>
      </div>
      <FilterChips
        listing={listing}
        onChange={(next) => {
          // The last chips go with the focus on them: the button that brings new ones takes it.
          if (activeFiltersOf(next).length === 0) filters.current?.focus()
          onChange(next)
        }}
      />
    </div>
  )
}

/** A category nobody knows stands in the list as long as it is the one that is open. */
function categoryOptions(open: string | undefined) {
  const known: Option[] = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const all = [{ value: '', label: 'All' }, ...known]
  return open === undefined || all.some(({ value }) => value === open)
    ? all
    : [...all, { value: open, label: categoryOf(open).name }]
}

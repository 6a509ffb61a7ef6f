import { useRef } from 'react'
import { activeFiltersOf } from '#domain/listing/activeFilters.ts'
import {
  allCollections,
  listingSorts,
  withChoice,
  type Listing,
  type ListingSort,
  type ListingView,
} from '#domain/listing/listing.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { IconButton } from '#ui/Button/IconButton.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { FilterChips } from '../FilterChips/FilterChips.tsx'
import { panelId } from '../ListingColumns/ListingColumns.tsx'
import { ListingForm } from '../ListingForm/ListingForm.tsx'
import { categoryOptions } from './categoryOptions.ts'
import * as styles from './ListingToolbar.css.ts'
import { useKeyChoices } from './useKeyChoices.ts'

export interface ListingToolbarProps {
  listing: Listing
  /** Undefined while loading; `sort` is the order of the products, undefined while those of another choice load. */
  count?: { shown: number; total: number; sort?: ListingSort | undefined } | undefined
  /** Changes sort order, view or filters of the listing. */
  onChange: (listing: Listing) => void
  /** A category's slug, '' for all of them; `isRepeated` if an arrow key goes on from one category to the next. */
  onCategory: (slug: string, isRepeated: boolean) => void
  onFilters: () => void
  /** The filters are open, in the panel or the sheet. */
  isExpanded: boolean
  /** Their module is loading after a click. */
  isLoadingFilters?: boolean
  /** Pointer or focus on the filters button: prefetch their module. */
  onFiltersIntent?: () => void
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

/**
 * Category, sort order, filters, count and view of a listing, and the active filters. On phones one row; the category is in
 * the filter sheet there.
 */
export function ListingToolbar(props: ListingToolbarProps) {
  const { listing, count, onChange, onCategory, onFilters, isExpanded, isLoadingFilters, onFiltersIntent } = props
  const filters = useRef<HTMLButtonElement>(null)
  const { handlers, isRepeated } = useKeyChoices()
  const active = activeFiltersOf(listing).length
  // Only announced where there are none: the page says so in place of the cards.
  const countText = count ? `${count.shown} of ${count.total} products` : ' '
  return (
    <div className={styles.toolbar}>
      <ListingForm kept={{ ...listing, sort: allCollections.sort }}>
        <div className={styles.bar} role="group" aria-label="Category, order and filters">
          <Select
            inline
            name="category"
            className={styles.category}
            label="Category"
            value={listing.category ?? ''}
            options={categoryOptions(listing.category)}
            onChange={({ target }) => onCategory(target.value, isRepeated())}
            {...handlers}
          />
          <Select
            inline
            name="sort"
            className={styles.sort}
            label="Sort by"
            value={listing.sort}
            options={sortOptions}
            onChange={({ target }) => {
              const sort = listingSorts.find((each) => each === target.value)
              if (sort) onChange(withChoice(listing, { sort }))
            }}
          />
          <Button type="submit" variant="secondary" size="small" data-without-scripts>
            Show
          </Button>
          {!listing.isPanelOpen && (
            <Button
              type="submit"
              name="filters"
              value="open"
              variant="secondary"
              size="small"
              icon="filter"
              data-without-scripts
            >
              Filters
            </Button>
          )}
          <Button
            ref={filters}
            className={styles.filters}
            variant="secondary"
            size="small"
            icon="filter"
            aria-busy={isLoadingFilters || undefined}
            aria-expanded={isExpanded}
            data-replay
            aria-controls={listing.isPanelOpen ? panelId : undefined}
            onPointerEnter={onFiltersIntent}
            onFocus={onFiltersIntent}
            onClick={onFilters}
          >
            {active > 0 ? `Filters (${active})` : 'Filters'}
          </Button>
          <p className={`${type.small} ${styles.count}`} role="status">
            {count?.total === 0 ? <VisuallyHidden>{countText}</VisuallyHidden> : countText}
            {/* Announced with the number, once the products are in this order. */}
            {count?.sort && count.total > 0 && <VisuallyHidden>, sorted by {sortNames[count.sort]}</VisuallyHidden>}
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
      </ListingForm>
      <FilterChips
        listing={listing}
        onChange={(next) => {
          // Removing the last chip unmounts the focused button: the focus moves to the filters button.
          if (activeFiltersOf(next).length === 0) filters.current?.focus()
          onChange(next)
        }}
      />
    </div>
  )
}

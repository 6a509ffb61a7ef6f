import { useRef } from 'react'
import { activeFiltersOf } from '#domain/listing/activeFilters.ts'
import { withoutFilters, type Listing } from '#domain/listing/listing.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import * as styles from './FilterChips.css.ts'

export interface FilterChipsProps {
  listing: Listing
  onChange: (listing: Listing) => void
}

/** The filters that are in force, each taken away by a press (spec.md §2, advanced filters). */
export function FilterChips({ listing, onChange }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  const filters = activeFiltersOf(listing)
  if (filters.length === 0) return null
  return (
    <div className={styles.row} ref={row}>
      <ul className={styles.list} aria-label="Active filters">
        {filters.map(({ key, label, without }, place) => (
          <li key={key}>
            <Chip
              className={styles.chip}
              removeLabel={`Remove ${label}`}
              onRemove={() => {
                // The chip goes with the focus on it: its neighbour takes it, or Clear All.
                const keys = [...(row.current?.querySelectorAll('button') ?? [])]
                ;(keys[place + 1] ?? keys[place - 1])?.focus()
                onChange(without)
              }}
            >
              <span className={styles.words}>{label}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Button className={styles.clear} variant="plain" size="small" onClick={() => onChange(withoutFilters(listing))}>
        Clear All
      </Button>
    </div>
  )
}

import { useRef } from 'react'
import { activeFiltersOf } from '#domain/listing/activeFilters.ts'
import { withoutFilters, type Listing } from '#domain/listing/listing.ts'
import { clearAllLabel } from '#site/actionLabels.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import * as styles from './FilterChips.css.ts'

export interface FilterChipsProps {
  listing: Listing
  onChange: (listing: Listing) => void
}

/** The active filters as chips, each with a button that removes it. */
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
                // The chip is removed with the focus on it: the focus moves to its neighbour, or to Clear All.
                const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
                ;(buttons[place + 1] ?? buttons[place - 1])?.focus()
                onChange(without)
              }}
            >
              <span className={styles.label}>{label}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Button className={styles.clear} variant="plain" size="small" onClick={() => onChange(withoutFilters(listing))}>
        {clearAllLabel}
      </Button>
    </div>
  )
}

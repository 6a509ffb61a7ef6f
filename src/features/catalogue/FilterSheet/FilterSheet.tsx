import type { ReactNode } from 'react'
import { inCategory, withoutFilters, type Listing } from '#domain/listing/listing.ts'
import { clearAllLabel, showProductsLabel } from '#site/actionLabels.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { categoryOptions } from '../ListingToolbar/categoryOptions.ts'
import * as styles from './FilterSheet.css.ts'

export interface FilterSheetProps {
  isOpen: boolean
  /** The current choices. */
  listing: Listing
  /** Number of matching products; undefined while loading. */
  total?: number | undefined
  onChange: (listing: Listing) => void
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

/**
 * The filters where they do not fit beside the cards: a sheet whose button shows the number of matching products. On phones
 * it has the category, too.
 */
export function FilterSheet({ isOpen, listing, total, onChange, onClose, children }: FilterSheetProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      side="bottom"
      title="Filters"
      footer={
        <>
          <Button className={styles.button} variant="secondary" onClick={() => onChange(withoutFilters(listing))}>
            {clearAllLabel}
          </Button>
          <Button className={styles.button} onClick={onClose}>
            <span aria-live="polite">{total === undefined ? showProductsLabel : `Show ${total} products`}</span>
          </Button>
        </>
      }
    >
      <div className={styles.category}>
        <Select
          label="Category"
          value={listing.category ?? ''}
          options={categoryOptions(listing.category)}
          onChange={({ target }) => onChange(inCategory(listing, target.value))}
        />
      </div>
      {children}
    </Sheet>
  )
}

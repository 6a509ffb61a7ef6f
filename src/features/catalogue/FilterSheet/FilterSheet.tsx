import type { ReactNode } from 'react'
import { withoutFilters, type Listing } from '#domain/listing/listing.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
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

/** The filters on phones: a sheet whose button shows the number of matching products. */
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
            Clear All
          </Button>
          <Button className={styles.button} onClick={onClose}>
            <span aria-live="polite">{total === undefined ? 'Show products' : `Show ${total} products`}</span>
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}

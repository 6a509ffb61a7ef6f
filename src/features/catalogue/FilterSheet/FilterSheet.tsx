import type { ReactNode } from 'react'
import { withoutFilters, type Listing } from '#domain/listing/listing.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import * as styles from './FilterSheet.css.ts'

export interface FilterSheetProps {
  isOpen: boolean
  /** What is chosen so far. */
  listing: Listing
  /** How many products that would leave; missing while nobody knows. */
  total?: number | undefined
  onChange: (listing: Listing) => void
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

/** The filters on a phone: a sheet whose button tells, as one chooses, how many pieces are left. */
export function FilterSheet({ isOpen, listing, total, onChange, onClose, children }: FilterSheetProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      side="bottom"
      title="Filters"
      footer={
        <>
          <Button className={styles.key} variant="secondary" onClick={() => onChange(withoutFilters(listing))}>
            Clear All
          </Button>
          <Button className={styles.key} onClick={onClose}>
            <span aria-live="polite">{total === undefined ? 'Show products' : `Show ${total} products`}</span>
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}

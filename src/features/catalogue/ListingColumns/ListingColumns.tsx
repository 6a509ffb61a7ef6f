import type { KeyboardEvent, ReactNode } from 'react'
import * as styles from './ListingColumns.css.ts'

export interface ListingColumnsProps {
  /** The filters; without them the results take the full width. */
  panel?: ReactNode
  /** Escape within the filters. */
  onClosePanel?: () => void
  /** The results belong to an earlier choice: they are faded until new ones are loaded. */
  isStale?: boolean
  children: ReactNode
}

/** Filters beside results on wide screens. */
export function ListingColumns({ panel, onClosePanel, isStale = false, children }: ListingColumnsProps) {
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus()
    onClosePanel?.()
  }
  return (
    <div className={styles.columns} data-panel={panel ? '' : undefined}>
      {panel && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for Escape
        <aside className={styles.panel} id={panelId} aria-label="Filters" onKeyDown={closeOnEscape}>
          {panel}
        </aside>
      )}
      <div className={styles.results} aria-busy={isStale || undefined}>
        {children}
      </div>
    </div>
  )
}

/** For `aria-controls` of the filters button. */
export const panelId = 'filters'

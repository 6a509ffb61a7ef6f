import type { ReactNode } from 'react'
import { type } from '#theme/type.css.ts'
import * as styles from './ListingColumns.css.ts'

export interface ListingColumnsProps {
  /** The filters; without them the results have the whole width. */
  panel?: ReactNode
  /** The results are those of an earlier choice: they fade until the new ones are here. */
  isStale?: boolean
  children: ReactNode
}

/** Filters beside results where there is room for both (spec.md §2, collections page). */
export function ListingColumns({ panel, isStale = false, children }: ListingColumnsProps) {
  return (
    <div className={styles.columns} data-panel={panel ? '' : undefined}>
      {panel && (
        <aside className={styles.panel} id={panelId} aria-label="Filters">
          {panel}
        </aside>
      )}
      <div className={styles.results} aria-busy={isStale || undefined}>
        {children}
      </div>
    </div>
  )
}

/** What the filters' button points at. */
export const panelId = 'filters'

/** Stands for the filters until their code is here. */
export function PanelWaiting() {
  return <p className={`${type.small} ${styles.waiting}`}>Loading filters…</p>
}

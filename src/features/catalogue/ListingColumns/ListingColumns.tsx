import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import * as styles from './ListingColumns.css.ts'

export interface ListingColumnsProps {
  /** The filters; without them the results take the full width. */
  panel?: ReactNode
  /** Escape within the filters. */
  onClosePanel?: () => void
  /** There is a row of chosen filters above, which moves the panel down. */
  hasChips?: boolean
  /** The results belong to an earlier choice: they are faded until new ones are loaded. */
  isStale?: boolean
  children: ReactNode
}

/** Filters beside results on wide screens. */
export function ListingColumns({
  panel,
  onClosePanel,
  hasChips = false,
  isStale = false,
  children,
}: ListingColumnsProps) {
  const closing = useRef<HTMLElement>(null)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    closing.current = document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)
    onClosePanel?.()
  }
  useEffect(() => {
    if (panel) return
    closing.current?.focus({ preventScroll: true })
    closing.current?.scrollIntoView({ block: 'nearest' })
    closing.current = null
  }, [panel])
  const pressed = useKeepInPlace(hasChips)
  return (
    <div className={styles.columns} data-panel={panel ? '' : undefined}>
      {panel && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for Escape
        <aside
          className={styles.panel}
          id={panelId}
          aria-label="Filters"
          onKeyDown={closeOnEscape}
          onClickCapture={pressed}
        >
          {panel}
        </aside>
      )}
      <div className={styles.results} aria-busy={isStale || undefined}>
        {children}
      </div>
    </div>
  )
}

/**
 * Keeps the filter that was pressed where it is in the window when the row of chips appears or disappears: the next press
 * at the same place would be another filter's. Returns the handler of presses within the panel.
 */
function useKeepInPlace(hasChips: boolean) {
  const last = useRef<{ control: Element; panel: Element; top: number; hadChips: boolean }>(undefined)
  useLayoutEffect(() => {
    if (!last.current || last.current.hadChips === hasChips) return
    const { control, panel, top } = last.current
    panel.scrollTop += control.getBoundingClientRect().top - top
    last.current = undefined
  }, [hasChips])
  return ({ target, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const { top } = target.getBoundingClientRect()
    last.current = { control: target, panel: currentTarget, top, hadChips: hasChips }
  }
}

/** For `aria-controls` of the filters button. */
export const panelId = 'filters'

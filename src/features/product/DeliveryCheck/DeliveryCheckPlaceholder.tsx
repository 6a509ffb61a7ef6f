import type { ReactNode } from 'react'
import * as styles from './DeliveryCheckPlaceholder.css.ts'

/**
 * Reserves the space of the delivery check until hydration.
 *
 * @internal
 */
export function DeliveryCheckPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className={styles.placeholder} data-with-scripts>
      {children}
    </div>
  )
}

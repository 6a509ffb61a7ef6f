import type { ReactNode } from 'react'
import * as styles from './DeliveryRoom.css.ts'

/**
 * Keeps the room of the delivery check as long as no scripts are at work.
 *
 * @internal
 */
export function DeliveryRoom({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>
}

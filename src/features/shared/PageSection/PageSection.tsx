import type { ReactNode } from 'react'
import * as styles from './PageSection.css.ts'

/** The column a page's content stands in: the shop's container with its gutters. */
export function PageSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}

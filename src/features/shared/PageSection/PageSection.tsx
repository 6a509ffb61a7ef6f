import type { ReactNode } from 'react'
import * as styles from './PageSection.css.ts'

/** The content column of a page: maximum width and gutters. */
export function PageSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}

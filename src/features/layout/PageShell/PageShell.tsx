import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'
import * as styles from './PageShell.css.ts'

export interface PageShellProps {
  header: ReactNode
  footer: ReactNode
  /** The page is under way: readers are told to wait. */
  busy?: boolean
  children: ReactNode
}

/** Head, page and foot, with the way past the head for keyboards. */
export function PageShell({ header, footer, busy = false, children }: PageShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink href="#main">Skip to content</SkipLink>
      {header}
      <main className={styles.main} id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      {footer}
    </div>
  )
}

import type { ReactNode } from 'react'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'
import './minimalShell.css.ts'
import * as styles from './PageShell.css.ts'

export interface PageShellProps {
  header: ReactNode
  /** Printed in place of the header. */
  letterhead?: string
  footer: ReactNode
  /** A short header and footer with fewer links that lead away, as at the checkout. */
  isMinimal?: boolean
  /** The next page is loading: the main landmark is marked as busy. */
  loading?: boolean
  children: ReactNode
}

/** Header, page and footer, with a skip link. */
export function PageShell(props: PageShellProps) {
  const { header, letterhead, footer, isMinimal = false, loading = false, children } = props
  return (
    <div className={styles.shell} data-minimal={isMinimal || undefined}>
      <SkipLink href="#main">Skip to content</SkipLink>
      {header}
      {letterhead && (
        <p className={styles.letterhead} data-letterhead>
          {letterhead}
        </p>
      )}
      <main className={styles.main} id="main" tabIndex={-1} aria-busy={loading || undefined}>
        {children}
      </main>
      {footer}
    </div>
  )
}

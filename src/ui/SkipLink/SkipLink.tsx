import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

interface SkipLinkProps {
  /** Target in this page: '#main'. */
  href: `#${string}`
  children: ReactNode
}

/** The first tab stop of a page: skips the header; visible only on focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  )
}

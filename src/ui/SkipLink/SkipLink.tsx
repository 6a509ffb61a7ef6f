import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

interface SkipLinkProps {
  /** The place in this page to jump to: '#main'. */
  href: `#${string}`
  children: ReactNode
}

/** The first tab stop of a page: leads past the header, and is seen only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  )
}

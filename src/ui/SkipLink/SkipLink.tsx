import type { MouseEvent, ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

interface SkipLinkProps {
  /** Target in this page: '#main'. */
  href: `#${string}`
  children: ReactNode
}

/** The first tab stop of a page: skips the header; visible only on focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink} onClick={skip}>
      {children}
    </a>
  )
}

/** Adds no history entry: it would not have the state of the page's own, such as a placed order or a checkout step. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

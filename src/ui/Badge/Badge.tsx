import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { badge } from './Badge.css.ts'

interface BadgeProps {
  /** accent: new · ink: bestseller · gold: trending · fill: discount · neutral: anything else. */
  tone: 'accent' | 'ink' | 'gold' | 'fill' | 'neutral'
  children: ReactNode
  className?: string | undefined
}

/** A short label on the page's background colour, in the corner of a picture or in a row before a name. */
export function Badge({ tone, children, className }: BadgeProps) {
  return <span className={cx(badge({ tone }), className)}>{children}</span>
}

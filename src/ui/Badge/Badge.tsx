import type { ReactNode } from 'react'
import { badge } from './Badge.css.ts'

interface BadgeProps {
  /** accent: new · ink: bestseller · gold: trending · fill: discount · neutral: anything else. */
  tone: 'accent' | 'ink' | 'gold' | 'fill' | 'neutral'
  children: ReactNode
}

/** A short label on the page's colour (`fill`: on madder), in the corner of a picture or in a row before a name. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>
}

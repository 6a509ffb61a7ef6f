import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { badge } from './Badge.css.ts'

interface BadgeProps {
  /** accent: what is new · ink: what is loved · gold: what is talked about · fill: what is off · neutral: the rest. */
  tone: 'accent' | 'ink' | 'gold' | 'fill' | 'neutral'
  children: ReactNode
  className?: string | undefined
}

/** A word or two on the page's own ground, flush in the corner of a picture or in a row before a name. */
export function Badge({ tone, children, className }: BadgeProps) {
  return <span className={classes(badge({ tone }), className)}>{children}</span>
}

import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Lotus } from '../Logo/Lotus.tsx'
import { actions, message as messageStyle, state, title as titleStyle } from './State.css.ts'

interface EmptyStateProps {
  title: string
  message?: ReactNode
  /** What to do now: one or two buttons. */
  children?: ReactNode
  /** Of the heading: 1 where it is the page, 2 where it is a part of one. */
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/** Nothing is here, and that is nobody's fault: an empty cart, a search without results. */
export function EmptyState({ title, message, children, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes(state, className)}>
      <Lotus size={level === 1 ? 88 : 64} />
      <Heading className={titleStyle({ level })}>{title}</Heading>
      {message && <p className={messageStyle}>{message}</p>}
      {children && <div className={actions}>{children}</div>}
    </div>
  )
}

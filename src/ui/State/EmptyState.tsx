import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Lotus } from '../Logo/Lotus.tsx'
import { actions, message as messageStyle, state, title as titleStyle } from './State.css.ts'

interface EmptyStateProps {
  title: string
  message?: ReactNode
  /** Actions: one or two buttons. */
  children?: ReactNode
  /** Heading level: 1 where it is the whole page. */
  level?: 1 | 2 | 3 | undefined
  /** The title only looks like a heading: for a page that has its heading elsewhere. */
  plainTitle?: boolean
  className?: string | undefined
}

/** Nothing to show, without an error: an empty cart, a search without results. */
export function EmptyState({ title, message, children, level = 2, plainTitle = false, className }: EmptyStateProps) {
  const Heading = plainTitle ? 'p' : (`h${level}` as const)
  return (
    <div className={cx(state, className)}>
      <Lotus size={level === 1 ? 88 : 64} />
      <Heading className={titleStyle({ level })}>{title}</Heading>
      {message && <p className={messageStyle}>{message}</p>}
      {children && <div className={actions}>{children}</div>}
    </div>
  )
}

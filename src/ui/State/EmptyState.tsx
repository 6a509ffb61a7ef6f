import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Lotus } from '../Logo/Lotus.tsx'
import { actions, message as messageStyle, state, title as titleStyle } from './State.css.ts'

interface EmptyStateProps {
  title: string
  message?: ReactNode
  /** Actions: one or two buttons. */
  children?: ReactNode
  level?: 1 | 2 | 3 | undefined
  /** It is the whole page and therefore larger, as it always is with level 1. */
  isPage?: boolean
  /** The title only looks like a heading: for a page that has its heading elsewhere. */
  plainTitle?: boolean
  className?: string | undefined
}

/** Nothing to show, without an error: an empty cart, a search without results. */
export function EmptyState(props: EmptyStateProps) {
  const { title, message, children, level = 2, isPage = level === 1, plainTitle = false, className } = props
  const Heading = plainTitle ? 'p' : (`h${level}` as const)
  return (
    <div className={cx(state, className)}>
      <Lotus size={isPage ? 88 : 64} />
      <Heading className={titleStyle({ isPage })}>{title}</Heading>
      {message && <p className={messageStyle}>{message}</p>}
      {children && <div className={actions}>{children}</div>}
    </div>
  )
}

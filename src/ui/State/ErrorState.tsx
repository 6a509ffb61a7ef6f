import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { actions, message as messageStyle, sign, state, title as titleStyle } from './State.css.ts'

interface ErrorStateProps {
  title: string
  message?: ReactNode
  /** What to do now: try again, go home. */
  children?: ReactNode
  /** Of the heading: 1 where it is the page, 2 where it is a part of one. */
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/** Something should be here and could not be had. Read aloud at once. */
export function ErrorState({ title, message, children, level = 2, className }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={classes(state, className)}>
      <Icon name="alert" size={level === 1 ? 48 : 40} className={sign} />
      <Heading className={titleStyle({ level })}>{title}</Heading>
      {message && <p className={messageStyle}>{message}</p>}
      {children && <div className={actions}>{children}</div>}
    </div>
  )
}

import { useRef, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { actions, icon, message as messageStyle, state, title as titleStyle } from './State.css.ts'
import { useRestoreFocus } from './useRestoreFocus.ts'

interface ErrorStateProps {
  title: string
  message?: ReactNode
  /** Actions: try again, go home. */
  children?: ReactNode
  /** Heading level: 1 where it is the whole page. */
  level?: 1 | 2 | 3 | undefined
}

/** Content that could not be loaded. Announced at once; when it disappears, its button's focus moves to a heading. */
export function ErrorState({ title, message, children, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const
  const part = useRef<HTMLDivElement>(null)
  useRestoreFocus(part)
  return (
    <div ref={part} role="alert" className={state}>
      <Icon name="alert" size={level === 1 ? 48 : 40} className={icon} />
      <Heading className={titleStyle({ isPage: level === 1 })}>{title}</Heading>
      {message && <p className={messageStyle}>{message}</p>}
      {children && <div className={actions}>{children}</div>}
    </div>
  )
}

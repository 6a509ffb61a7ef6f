import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chip } from './Chip.css.ts'

interface ChipProps {
  children: ReactNode
  /** Makes the whole chip a button that removes it. */
  onRemove?: (() => void) | undefined
  /** Accessible name of that button; begins with 'Remove' and contains the visible text. */
  removeLabel?: string | undefined
  className?: string | undefined
}

/** An active choice, such as a filter. */
export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  if (!onRemove) return <span className={cx(chip, className)}>{children}</span>
  return (
    <button type="button" onClick={onRemove} aria-label={removeLabel} className={cx(chip, className)}>
      {children}
      <Icon name="close" size={14} />
    </button>
  )
}

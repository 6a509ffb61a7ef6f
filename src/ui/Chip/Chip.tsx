import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chip } from './Chip.css.ts'

interface ChipProps {
  children: ReactNode
  /** Makes the whole chip the button that takes it away. */
  onRemove?: (() => void) | undefined
  /** Its accessible name then; begins with 'Remove' and holds the words that are seen. */
  removeLabel?: string | undefined
  className?: string | undefined
}

/** A choice that is in force, such as a filter. */
export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  if (!onRemove) return <span className={classes(chip, className)}>{children}</span>
  return (
    <button type="button" onClick={onRemove} aria-label={removeLabel} className={classes(chip, className)}>
      {children}
      <Icon name="close" size={14} />
    </button>
  )
}

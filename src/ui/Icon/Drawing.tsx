import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { icon } from './Icon.css.ts'

/** The width of a line as it is seen, in px: the same in a 13 px tick as in a 30 px sign of trust. */
const line = 1.3

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Edge of the square in px. */
  size?: number | undefined
  /** Says what the sign means where no words stand beside it; without one it is decoration. */
  label?: string | undefined
}

/**
 * The square every sign is drawn in.
 *
 * @internal
 */
export function Drawing({ size = 22, label, className, children, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={Number(((line * 24) / size).toFixed(2))}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes(icon, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {children}
    </svg>
  )
}

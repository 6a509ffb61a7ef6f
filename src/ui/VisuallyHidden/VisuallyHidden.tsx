import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx(visuallyHidden, className)} {...rest} />
}

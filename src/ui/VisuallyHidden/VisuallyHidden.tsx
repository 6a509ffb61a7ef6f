import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** Words for readers of the page by ear; the eye has another sign for the same thing. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classes(visuallyHidden, className)} {...rest} />
}

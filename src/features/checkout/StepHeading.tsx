import { useEffect, useRef } from 'react'
import { type } from '#theme/type.css.ts'
import { stepHeading } from './step.css.ts'

interface StepHeadingProps {
  /** Focuses the heading on mount, after a change of step. */
  isFocused: boolean
  children: string
}

/**
 * Heading of a step; focused on a change of step, as on a new page.
 *
 * @internal
 */
export function StepHeading({ isFocused, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusOnMount = useRef(isFocused)
  useEffect(() => {
    if (focusOnMount.current) heading.current?.focus()
  }, [])
  return (
    <h2 className={`${type.featuredName} ${stepHeading}`} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

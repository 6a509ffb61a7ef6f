import { useEffect, useRef } from 'react'
import { type } from '#theme/type.css.ts'
import { stepHeading } from './step.css.ts'

interface StepHeadingProps {
  /** The shopper has just come here from another step: what she does next begins here. Decided as the step opens. */
  isFocused: boolean
  children: string
}

/**
 * What a step is called. A new step takes the focus, as a new page would.
 *
 * @internal
 */
export function StepHeading({ isFocused, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = useRef(isFocused)
  useEffect(() => {
    if (isNew.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 className={`${type.featuredName} ${stepHeading}`} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { formatRupees, type Rupees } from '#domain/money.ts'
import { type } from '#theme/type.css.ts'
import { checkoutTitle, placedTitle } from '#site/checkoutTitles.ts'
import { needsScripts } from '#site/withoutScripts.ts'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import type { CheckoutStep } from '../checkoutStep.ts'
import { notSentId } from '../notSentId.ts'
import { CheckoutSteps } from '../CheckoutSteps/CheckoutSteps.tsx'
import * as styles from './CheckoutView.css.ts'

export interface CheckoutViewProps {
  step: CheckoutStep
  /** The shopper has just come here from another step: the heading takes the focus, as a new page's would. */
  isArrival?: boolean
  /** The step. Undefined until storage has been read. */
  children?: ReactNode
  /** The order summary beside it. */
  aside?: ReactNode
  /** Its total, above the form of a step that has no bar for it. */
  total?: Rupees
}

const waiting = (
  <>
    <p data-without-scripts>{needsScripts}</p>
    <div className={styles.waiting} data-with-scripts>
      <Spinner size="lg" logo />
    </div>
  </>
)

/** The checkout: its progress, the step, and the order summary beside it. */
export function CheckoutView({ step, isArrival = false, children, aside, total }: CheckoutViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h1
          className={`${step === 3 ? type.sectionTitle : type.pageTitle} ${styles.title}`}
          ref={heading}
          tabIndex={-1}
          aria-describedby={step === 3 ? notSentId : undefined}
        >
          {step === 3 ? placedTitle : checkoutTitle}
        </h1>
        <CheckoutSteps step={step} />
        {total !== undefined && (
          <p className={styles.total}>
            <span>Total</span>
            <span className={type.strong}>{formatRupees(total)}</span>
          </p>
        )}
      </div>
      {children === undefined ? (
        waiting
      ) : (
        <div className={styles.columns}>
          <div>{children}</div>
          {aside}
        </div>
      )}
    </div>
  )
}

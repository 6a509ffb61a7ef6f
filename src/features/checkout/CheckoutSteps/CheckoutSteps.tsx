import { addressTitle, paymentTitle } from '#site/checkoutTitles.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import type { CheckoutStep } from '../checkoutStep.ts'
import * as styles from './CheckoutSteps.css.ts'

const stepNames = [addressTitle, paymentTitle, 'Order Placed']

/** Progress of the checkout; the last step counts as done once reached. */
export function CheckoutSteps({ step }: { step: CheckoutStep }) {
  return (
    <ol className={styles.steps} aria-label="Checkout steps">
      {stepNames.map((name, at) => {
        const isCurrent = at + 1 === step
        const isDone = at + 1 < step || step === 3
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={isCurrent ? 'step' : undefined}
            data-current={isCurrent || undefined}
            data-done={isDone || undefined}
          >
            <span className={`${type.meta} ${styles.mark}`} aria-hidden>
              {isDone ? <Icon name="check" size={18} /> : at + 1}
            </span>
            <span className={`${type.small} ${styles.name}`}>
              {isDone && <VisuallyHidden>Completed: </VisuallyHidden>}
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

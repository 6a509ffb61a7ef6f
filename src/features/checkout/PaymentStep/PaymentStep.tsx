import type { SubmitEvent, SyntheticEvent } from 'react'
import { recipientLines, type AddressForm } from '#domain/address/address.ts'
import { firstLetters } from '#domain/letters.ts'
import type { PaymentMethod } from '#domain/order/paymentMethod.ts'
import { rewriteTyped } from '#features/shared/rewriteTyped.ts'
import { paymentTitle } from '#site/checkoutTitles.ts'
import { limits } from '#site/limits.ts'
import { paymentOptions, paymentTexts } from '#site/payment.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { TextArea } from '#ui/Field/TextArea.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { CheckoutPolicies } from '../CheckoutPolicies/CheckoutPolicies.tsx'
import { buttons, form } from '../step.css.ts'
import { StepHeading } from '../StepHeading.tsx'
import * as styles from './PaymentStep.css.ts'

/** State of placing the order: idle, in progress, or why it failed. */
export type Placing = 'ready' | 'busy' | 'failed' | 'changed'

export interface PaymentStepProps {
  /** Where the order goes. */
  to: AddressForm
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  giftNote: string
  onGiftNote: (note: string) => void
  placing: Placing
  /** Changes of the cart, if there are any. */
  changes?: string | undefined
  /** Formatted, for the bar of small screens. */
  total: string
  onBack: () => void
  onPlaceOrder: () => void
}

const options = paymentOptions.map(({ value, name, description, isPopular }) => ({
  value,
  label: name,
  description,
  ...(isPopular ? { badge: <Badge tone="gold">{paymentTexts.popular}</Badge> } : {}),
}))

/** On phones the button stands in a bar at the bottom of the window, and the alert would be below it. */
function showInWindow(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' })
}

/**
 * The second step: where the order goes, payment method, gift note and policies (handbook, Rules: checkout). It asks for no
 * payment details, since no payment is taken: that is said before anything is chosen.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { to, method, onMethod, giftNote, onGiftNote, placing, changes, total, onBack, onPlaceOrder } = props
  // The inputs are locked meanwhile: the order has the values of the time of the press.
  const isBusy = placing === 'busy'
  const editNote = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const { currentTarget: area } = event
    // A `maxLength` would count an emoji as two letters or more.
    rewriteTyped(area, event, (text) => firstLetters(text, limits.giftNoteLetters))
    onGiftNote(area.value)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onPlaceOrder()
  }
  return (
    <form className={form} aria-label={paymentTitle} noValidate onSubmit={submit}>
      <section className={styles.address} aria-label={paymentTexts.deliverTo}>
        <p className={type.strong}>{paymentTexts.deliverTo}</p>
        <Button variant="plain" size="small" aria-label={paymentTexts.changeAddress} onClick={onBack}>
          {paymentTexts.change}
        </Button>
        <address className={`${type.small} ${styles.lines}`}>{recipientLines(to).join('\n')}</address>
      </section>
      <StepHeading isFocused>{paymentTitle}</StepHeading>
      <Notice>{paymentTexts.notTaken}</Notice>
      <RadioGroup
        legend={paymentTitle}
        hideLegend
        name="paymentMethod"
        value={method}
        onChange={(chosen) => !isBusy && onMethod(chosen)}
        options={options}
      />
      <ul className={`${type.small} ${styles.notes}`}>
        <li className={styles.note}>
          <Icon className={styles.icon} name="lock" size={20} />
          {paymentTexts.secure}
        </li>
        <li className={styles.note}>
          <Icon className={styles.icon} name="info" size={20} />
          {paymentTexts.noCash}
        </li>
      </ul>
      <TextArea
        label={paymentTexts.giftNote}
        optional
        hint={paymentTexts.giftNoteHint(limits.giftNoteLetters)}
        rows={3}
        value={giftNote}
        readOnly={isBusy}
        onChange={editNote}
        onCompositionEnd={editNote}
      />
      <CheckoutPolicies />
      {(placing === 'failed' || placing === 'changed') && (
        <div ref={showInWindow}>
          <Notice tone="danger" role="alert">
            {placing === 'failed' ? paymentTexts.failed : [paymentTexts.changed, changes].filter(Boolean).join(' ')}
          </Notice>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isBusy && paymentTexts.placing}</span>
      </VisuallyHidden>
      <div className={buttons}>
        <Button className={styles.back} variant="plain" icon="arrowLeft" onClick={onBack}>
          Back
        </Button>
        <div className={styles.bar}>
          <p className={styles.total}>
            <span className={`${type.caption} ${styles.totalLabel}`}>Total</span>
            <span className={type.featuredName}>{total}</span>
          </p>
          <Button className={styles.place} type="submit" loading={isBusy} loadingLabel="Processing...">
            Place Order
          </Button>
        </div>
      </div>
    </form>
  )
}

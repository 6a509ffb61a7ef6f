import type { SubmitEvent } from 'react'
import { longestGiftNote, type PaymentMethod } from '#domain/order/order.ts'
import { paymentOptions, paymentWords } from '#site/payment.ts'
import { type } from '#theme/type.css.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { TextArea } from '#ui/Field/TextArea.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'
import { CheckoutPromises } from '../CheckoutPromises/CheckoutPromises.tsx'
import { buttons, form } from '../step.css.ts'
import { StepHeading } from '../StepHeading.tsx'
import * as styles from './PaymentStep.css.ts'

/** What placing the order has come to: nothing yet, on its way, or why nothing was ordered. */
export type Placing = 'ready' | 'busy' | 'failed' | 'changed'

export interface PaymentStepProps {
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  giftNote: string
  onGiftNote: (note: string) => void
  placing: Placing
  onBack: () => void
  onPlaceOrder: () => void
}

const options = paymentOptions.map(({ value, name, description, isPopular }) => ({
  value,
  label: name,
  description,
  ...(isPopular ? { badge: <Badge tone="gold">{paymentWords.popular}</Badge> } : {}),
}))

/**
 * The second step: how to pay, and what to know before (spec.md §2, checkout). It asks for no card and no account, since
 * no payment is taken.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { method, onMethod, giftNote, onGiftNote, placing, onBack, onPlaceOrder } = props
  const place = (event: SubmitEvent) => {
    event.preventDefault()
    onPlaceOrder()
  }
  return (
    <form className={form} aria-label="Payment Method" noValidate onSubmit={place}>
      <StepHeading isFocused>Payment Method</StepHeading>
      <RadioGroup
        legend="Payment Method"
        hideLegend
        name="paymentMethod"
        value={method}
        onChange={onMethod}
        options={options}
      />
      <ul className={`${type.small} ${styles.notes}`}>
        <li className={styles.note}>
          <Emblem className={styles.sign} name="lock" size={20} />
          {paymentWords.secure}
        </li>
        <li className={styles.note}>
          <Icon className={styles.sign} name="cross" size={20} />
          {paymentWords.noCash}
        </li>
        <li className={styles.note}>
          <Icon className={styles.sign} name="info" size={20} />
          {paymentWords.notTaken}
        </li>
      </ul>
      <TextArea
        label={paymentWords.giftNote}
        optional
        hint={paymentWords.giftNoteHint(longestGiftNote)}
        rows={3}
        maxLength={longestGiftNote}
        value={giftNote}
        onChange={({ target }) => onGiftNote(target.value)}
      />
      <CheckoutPromises />
      {(placing === 'failed' || placing === 'changed') && (
        <p className={`${type.small} ${styles.alert}`} role="alert">
          <Icon name="alert" size={20} />
          {paymentWords[placing]}
        </p>
      )}
      <div className={buttons}>
        <Button variant="plain" icon="arrowLeft" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={placing === 'busy'} busyLabel="Processing...">
          Place Order
        </Button>
      </div>
    </form>
  )
}

import { useState, type ReactNode } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import {
  checkAddress,
  normaliseAddress,
  normalisePincode,
  type AddressField,
  type AddressForm,
} from '#domain/address/address.ts'
import { stateOfPincode } from '#domain/shipping/pincode.ts'
import { stateNames, unionTerritories } from '#domain/shipping/states.ts'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { TextField } from '#ui/Field/TextField.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { buttons, form as formStyle } from '../step.css.ts'
import { StepHeading } from '../StepHeading.tsx'
import * as styles from './AddressStep.css.ts'

export interface AddressStepProps {
  /** What the fields begin with. */
  initial: AddressForm
  /** The shopper comes back from the payment. */
  isReturn?: boolean
  /** Called with the whole form as it stands, at every change. */
  onEdit: (form: AddressForm) => void
  /** Called with an address that went through every check, normalised. */
  onContinue: (form: AddressForm) => void
  /** Under the fields: what is known of the delivery. */
  children?: ReactNode
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

const everywhere = [
  { group: 'States', options: optionsOf(stateNames) },
  { group: 'Union territories', options: optionsOf(unionTerritories) },
]

/**
 * The first step: where the parcel goes (spec.md §5, checkout address). Errors stand under their fields after Continue
 * alone, and go as soon as the field is edited; the first wrong one takes the focus.
 */
export function AddressStep({ initial, isReturn = false, onEdit, onContinue, children }: AddressStepProps) {
  const { register, handleSubmit, clearErrors, getValues, setValue, formState } = useForm<AddressForm>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  /** The state the pincode has filled in; one the shopper chose herself is never overwritten. */
  const [filled, setFilled] = useState('')

  const edited = (name: AddressField) => {
    clearErrors(name)
    onEdit(getValues())
  }
  const stateChosen = () => {
    setFilled('')
    edited('state')
  }
  const pincodeTyped = () => {
    const pincode = normalisePincode(getValues('pincode'))
    if (pincode !== getValues('pincode')) setValue('pincode', pincode)
    const reading = stateOfPincode(pincode)
    const [state] = reading.ok && reading.states.length === 1 ? reading.states : []
    const chosen = getValues('state')
    if (state && (chosen === '' || chosen === filled)) {
      setFilled(state)
      setValue('state', state)
      clearErrors('state')
    }
    edited('pincode')
  }
  const field = (name: AddressField, onChange = () => edited(name)) => ({
    ...register(name, { onChange }),
    error: formState.errors[name]?.message,
  })

  return (
    <form className={formStyle} aria-label="Shipping Address" noValidate onSubmit={handleSubmit(onContinue)}>
      <StepHeading isFocused={isReturn}>Shipping Address</StepHeading>
      <div className={styles.fields}>
        <TextField label="Full Name" autoComplete="name" className={styles.whole} {...field('fullName')} />
        <TextField
          label="Phone Number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={styles.half}
          {...field('phone')}
        />
        <TextField
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          className={styles.half}
          {...field('email')}
        />
        <TextField
          label="Address Line 1"
          autoComplete="address-line1"
          className={styles.whole}
          {...field('addressLine1')}
        />
        <TextField
          label="Address Line 2"
          optional
          autoComplete="address-line2"
          className={styles.whole}
          {...field('addressLine2')}
        />
        <TextField label="City" autoComplete="address-level2" className={styles.third} {...field('city')} />
        <Select
          label="State"
          placeholder="Select State"
          options={everywhere}
          autoComplete="address-level1"
          className={styles.third}
          {...field('state', stateChosen)}
        />
        {/* No maxLength: it would cut '695 001' as it is pasted, before the gap is taken out. */}
        <TextField
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          className={styles.third}
          {...field('pincode', pincodeTyped)}
        />
        <TextField label="Landmark" optional autoComplete="off" className={styles.whole} {...field('landmark')} />
      </div>
      <div className={styles.told} role="status">
        {children}
      </div>
      <div className={buttons}>
        <TextLink href={paths.cart} icon="arrowLeft">
          Back to Cart
        </TextLink>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  )
}

const resolver: Resolver<AddressForm> = (form) => {
  const wrong = Object.entries(checkAddress(form))
  if (wrong.length === 0) return { values: normaliseAddress(form), errors: {} }
  return { values: {}, errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'shop', message }])) }
}

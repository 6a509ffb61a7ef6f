import { useRef, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import {
  addressFieldNames,
  checkAddress,
  normaliseAddress,
  type AddressErrors,
  type AddressForm,
} from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/addressFields.ts'
import { fields } from '#features/shared/AddressInput/AddressInput.css.ts'
import { AddressInput } from '#features/shared/AddressInput/AddressInput.tsx'
import { useStateOfPincode } from '#features/shared/AddressInput/useStateOfPincode.ts'
import { formErrors } from '#features/shared/formErrors.ts'
import { loadPincodes } from '#features/shared/loadPincodes.ts'
import { addressTitle } from '#site/checkoutTitles.ts'
import { paths } from '#site/paths.ts'
import { nextStepFailed } from '#site/nextStep.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { buttons, form as formStyle } from '../step.css.ts'
import { StepHeading } from '../StepHeading.tsx'
import * as styles from './AddressStep.css.ts'

export interface AddressStepProps {
  /** Initial values. */
  initial: AddressForm
  /** The shopper comes back from the payment. */
  isReturn?: boolean
  /** Above the heading: that an order was not placed, or why the form is empty. */
  notice?: ReactNode
  /** Called with all values on every change. */
  onEdit: (form: AddressForm) => void
  /** Called with the validated, normalised address. */
  onContinue: (form: AddressForm) => void
  /** The payment step is loading, or could not be loaded: the shopper may continue again. */
  next?: 'loading' | 'failed' | undefined
  /** Below the fields: delivery information. */
  children?: ReactNode
}

/** Milliseconds before a second Continue confirms the message: a double or held Enter does not. */
const readingMs = 700

/**
 * The first step: the form with the fields of `addressFields`. Errors appear on Continue only, and disappear when the
 * field is edited; the first invalid field is focused. The table of pincodes is loaded with the first digit typed:
 * without it the state is neither filled in nor checked.
 */
export function AddressStep({
  initial,
  isReturn = false,
  notice,
  onEdit,
  onContinue,
  next,
  children,
}: AddressStepProps) {
  const { register, handleSubmit, clearErrors, getValues, setValue, formState } = useForm<AddressForm>({
    defaultValues: initial,
    resolver: async () => {
      await fillState()
      const form = getValues()
      const errors = checkAddress(form)
      const values = normaliseAddress(form)
      if (!errors.pincode && !errors.state) Object.assign(errors, await mismatchIn(values))
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: formErrors(errors) }
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  /** The last doubtful pair of pincode and state, and when its message appeared: the second Continue accepts it. */
  const told = useRef({ place: '', at: 0 })

  const mismatchIn = async (form: AddressForm): Promise<AddressErrors> => {
    const place = form.pincode + form.state
    const mismatch = (await loadPincodes())?.placeMismatch(form)
    const now = clockMs()
    if (!mismatch || (told.current.place === place && now - told.current.at > readingMs)) return {}
    told.current = { place: mismatch.mayBeRight ? place : '', at: now }
    return { pincode: mismatch.message }
  }
  const onEdited = (name: AddressField) => {
    clearErrors(name)
    onEdit(getValues())
  }
  const { fill: fillState, wasChosen } = useStateOfPincode(getValues, (state) => {
    setValue('state', state)
    onEdited('state')
  })
  const onStateChosen = () => {
    wasChosen()
    // A mismatch shown at the pincode is about the state, too.
    clearErrors('pincode')
    onEdited('state')
  }
  const onPincodeTyped = () => {
    onEdited('pincode')
    void fillState()
  }
  const registered = (name: AddressField) => {
    const onChange = () => (name === 'state' ? onStateChosen() : name === 'pincode' ? onPincodeTyped() : onEdited(name))
    return register(name, { onChange })
  }

  return (
    <form className={formStyle} aria-label={addressTitle} noValidate onSubmit={handleSubmit(onContinue)}>
      {notice}
      <StepHeading isFocused={isReturn}>{addressTitle}</StepHeading>
      <div className={fields}>
        {addressFieldNames.map((name) => (
          <AddressInput
            key={name}
            {...registered(name)}
            error={formState.errors[name]?.message}
            attempt={formState.submitCount}
          />
        ))}
      </div>
      {/* What has changed, not the whole: the city changes with each letter. */}
      <div className={styles.deliveryInfo} role="status" aria-atomic="false">
        {children}
      </div>
      {next === 'failed' && (
        <Notice tone="danger" role="alert">
          {nextStepFailed}
        </Notice>
      )}
      <div className={buttons}>
        <TextLink href={paths.cart} icon="arrowLeft">
          Back to Cart
        </TextLink>
        <Button type="submit" loading={next === 'loading' || formState.isSubmitting} loadingLabel="Processing...">
          Continue
        </Button>
      </div>
    </form>
  )
}

/** Called on submit only, never while rendering. */
function clockMs(): number {
  return performance.now()
}

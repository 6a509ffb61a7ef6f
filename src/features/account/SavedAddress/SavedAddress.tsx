import { useState } from 'react'
import {
  addressFieldNames,
  checkAddress,
  emptyAddress,
  normaliseAddress,
  recipientLines,
  type AddressForm,
} from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/addressFields.ts'
import { fields } from '#features/shared/AddressInput/AddressInput.css.ts'
import { AddressInput } from '#features/shared/AddressInput/AddressInput.tsx'
import { useStateOfPincode } from '#features/shared/AddressInput/useStateOfPincode.ts'
import { loadPincodes } from '#features/shared/loadPincodes.ts'
import { useIsMounted } from '#features/shared/useIsMounted.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FormAlert } from '../FormAlert/FormAlert.tsx'
import type { FormFailure } from '../formFailure.ts'
import * as styles from '../form.css.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useAction } from '../useAction.ts'
import { lines, wideForm } from './SavedAddress.css.ts'

export interface SavedAddressProps {
  address: AddressForm | undefined
  /** Initial values of an empty form. */
  suggestion?: Partial<AddressForm>
  /** Undefined removes it. */
  onSave: (address: AddressForm | undefined) => Promise<FormFailure | undefined>
}

/** The saved address, which pre-fills the checkout. */
export function SavedAddress({ address, suggestion, onSave }: SavedAddressProps) {
  const { busy, failure, run } = useAction()
  const [isEdited, setIsEdited] = useState(false)
  if (isEdited) {
    const initial = address ?? { ...emptyAddress, ...suggestion }
    return <AddressEditor initial={initial} onSave={onSave} onClose={() => setIsEdited(false)} />
  }
  if (!address) {
    return (
      <Button variant="secondary" size="small" onClick={() => setIsEdited(true)}>
        Add an Address
      </Button>
    )
  }
  return (
    <>
      <address className={lines}>{recipientLines(address).join('\n')}</address>
      <FormAlert failure={failure && { message: failure.message }} />
      <div className={styles.row}>
        <Button variant="plain" size="small" aria-label="Change your saved address" onClick={() => setIsEdited(true)}>
          Change
        </Button>
        <Button
          variant="plain"
          size="small"
          aria-label="Remove your saved address"
          loading={busy === 'remove'}
          onClick={() => run('remove', () => onSave(undefined))}
        >
          Remove
        </Button>
      </div>
    </>
  )
}

interface AddressEditorProps {
  initial: AddressForm
  onSave: (address: AddressForm) => Promise<FormFailure | undefined>
  onClose: () => void
}

/** As at checkout: a pincode sets its state, and one that is certainly in another state is refused. */
function AddressEditor({ initial, onSave, onClose }: AddressEditorProps) {
  const isMounted = useIsMounted()
  const { field, submit, failure, isSubmitting, getValues, setValue, clearErrors } = useAccountForm<AddressForm>({
    initial,
    check: checkAddress,
    async onSubmit(form) {
      const sent = normaliseAddress(form)
      const mismatch = (await loadPincodes())?.placeMismatch(sent)
      // Cancelled while the table was loading.
      if (!isMounted()) return undefined
      if (mismatch && !mismatch.mayBeRight) return { field: 'pincode', message: mismatch.message }
      const refused = await onSave(sent)
      // What was typed while it was being saved is not saved yet.
      if (!refused && addressFieldNames.every((name) => getValues(name) === form[name])) onClose()
      return refused
    },
  })
  const { fill, wasChosen } = useStateOfPincode(getValues, (state) => {
    setValue('state', state)
    clearErrors(['state', 'pincode'])
  })
  const onEdited: Partial<Record<AddressField, () => void>> = {
    pincode: () => void fill(),
    state() {
      wasChosen()
      // A mismatch shown at the pincode is about the state, too.
      clearErrors('pincode')
    },
  }
  return (
    <form className={wideForm} aria-label="Delivery Address" method="post" noValidate onSubmit={submit}>
      <div className={fields}>
        {addressFieldNames.map((name) => (
          <AddressInput key={name} {...field(name, onEdited[name])} name={name} />
        ))}
      </div>
      <FormAlert failure={failure} />
      <div className={styles.row}>
        <Button variant="plain" size="small" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" loading={isSubmitting}>
          Save Address
        </Button>
      </div>
    </form>
  )
}

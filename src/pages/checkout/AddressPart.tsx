import { useState, type ReactNode } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { AddressStep, type AddressStepProps } from '#features/checkout/AddressStep/AddressStep.tsx'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'

interface AddressPartProps extends Pick<AddressStepProps, 'notice' | 'onContinue' | 'next'> {
  form: AddressForm
  /** Delivery information, once the form has a state and a city. */
  children: ReactNode
}

/** The first step; its form starts with the address as last entered or known. */
export function AddressPart({ form, onContinue, ...step }: AddressPartProps) {
  const { isChecked, isCleared, resets, edit } = useCheckoutDraftStore()
  const [initial] = useState(form)
  // If the address is forgotten while the form waits for the table of pincodes, the form must not restore it.
  const unlessForgotten = (call: (address: AddressForm) => void) => (address: AddressForm) => {
    if (useCheckoutDraftStore.getState().resets === resets) call(address)
  }
  return (
    <AddressStep
      {...step}
      initial={initial}
      // Also where a sign-out in another tab has led back to it, or has reset it.
      isReturn={isChecked || isCleared}
      onEdit={unlessForgotten(edit)}
      onContinue={unlessForgotten(onContinue)}
    />
  )
}

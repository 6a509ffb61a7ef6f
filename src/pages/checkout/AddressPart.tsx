import { useState } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { itemCountOf, type Cart } from '#domain/cart/cart.ts'
import type { ShippingResult } from '#domain/shipping/shippingTo.ts'
import { AddressStep } from '#features/checkout/AddressStep/AddressStep.tsx'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { useAddressDraftStore } from '#shopper/addressDraft.ts'

interface AddressPartProps {
  cart: Cart
  form: AddressForm
  /** Once the form has a state and a city. */
  shipping: ShippingResult | undefined
  onContinue: (form: AddressForm) => void
}

/** The first step, which begins with what this page last knew of the address. */
export function AddressPart({ cart, form, shipping, onContinue }: AddressPartProps) {
  const { isChecked, edit } = useAddressDraftStore()
  const [initial] = useState(form)
  return (
    <AddressStep initial={initial} isReturn={isChecked} onEdit={edit} onContinue={onContinue}>
      {shipping && (
        <DeliveryInfo city={form.city.trim()} state={form.state} shipping={shipping} itemCount={itemCountOf(cart)} />
      )}
    </AddressStep>
  )
}

import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { fieldOf, normaliseField } from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/addressFields.ts'
import { TextField } from '#ui/Field/TextField.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { rewriteTyped } from '../rewriteTyped.ts'
import * as styles from './AddressInput.css.ts'

interface AddressInputProps extends UseFormRegisterReturn<AddressField> {
  error: string | undefined
  attempt?: number
}

/**
 * One field of the address form, from its descriptor.
 *
 * @internal
 */
export function AddressInput(registered: AddressInputProps) {
  const { name } = registered
  const { label, required, choices, autoComplete, keyboard, width, isNormalisedAsTyped } = fieldOf(name)
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { target } = event
    if (isNormalisedAsTyped && target instanceof HTMLInputElement) {
      rewriteTyped(target, event, (text) => normaliseField(name, text))
    }
    void registered.onChange(event)
  }
  const common = { label, autoComplete, className: styles.width[width], ...registered, onChange }
  if (!choices) return <TextField optional={required === undefined} {...keyboard} {...common} />
  const options = choices.groups.map(({ group, names }) => ({
    group,
    options: names.map((each) => ({ value: each, label: each })),
  }))
  return <Select placeholder={choices.placeholder} options={options} {...common} />
}

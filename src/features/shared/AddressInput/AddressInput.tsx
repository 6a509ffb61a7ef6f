import type { UseFormRegisterReturn } from 'react-hook-form'
import { fieldOf } from '#domain/address/address.ts'
import type { AddressField } from '#domain/address/addressFields.ts'
import { TextField } from '#ui/Field/TextField.tsx'
import { Select } from '#ui/Select/Select.tsx'
import * as styles from './AddressInput.css.ts'

interface AddressInputProps extends UseFormRegisterReturn<AddressField> {
  error: string | undefined
}

/**
 * One field of the address form, from its descriptor.
 *
 * @internal
 */
export function AddressInput(registered: AddressInputProps) {
  const { label, required, choices, autoComplete, keyboard, width } = fieldOf(registered.name)
  const common = { label, autoComplete, className: styles.width[width], ...registered }
  if (!choices) return <TextField optional={required === undefined} {...keyboard} {...common} />
  const options = choices.groups.map(({ group, names }) => ({
    group,
    options: names.map((name) => ({ value: name, label: name })),
  }))
  return <Select placeholder={choices.placeholder} options={options} {...common} />
}

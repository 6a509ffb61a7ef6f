import type { ComponentPropsWithRef } from 'react'
import { control } from './control.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { splitFieldProps } from './splitFieldProps.ts'

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>

/** A single-line text field. Attributes pass to the input, including `ref`. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>{(attributes) => <input type="text" {...input} {...attributes} className={control} />}</Field>
  )
}

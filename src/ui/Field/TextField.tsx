import type { ComponentPropsWithRef } from 'react'
import { control } from './control.css.ts'
import { Field, type FieldProps } from './Field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>

/** A single-line text field. Attributes pass to the input, including `ref`. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, describedBy, optional, required, id, className, ...rest } = props
  const { error, isErrorAnnounced, attempt, ...input } = rest
  const failure = { error, isErrorAnnounced, attempt }
  return (
    <Field {...{ label, hideLabel, hint, describedBy, optional, required, id, className, ...failure }}>
      {(field) => <input type="text" {...input} {...field} className={control} />}
    </Field>
  )
}

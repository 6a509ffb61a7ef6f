import type { ComponentPropsWithRef } from 'react'
import { control } from './control.css.ts'
import { Field, type FieldProps } from './Field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>

/** A multi-line text field; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, optional, required, id, className, rows = 5, ...area } = props
  return (
    <Field {...{ label, hideLabel, hint, error, optional, required, id, className }}>
      {(field) => <textarea rows={rows} {...area} {...field} className={control} />}
    </Field>
  )
}

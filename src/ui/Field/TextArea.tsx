import type { ComponentPropsWithRef } from 'react'
import { area as areaStyle } from './control.css.ts'
import { Field, type FieldProps } from './Field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>

/** A multi-line text field; the shopper can make it higher. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, describedBy, error, attempt, optional, required, id, className, ...area } = props
  return (
    <Field {...{ label, hideLabel, hint, describedBy, error, attempt, optional, required, id, className }}>
      {(field) => <textarea rows={5} {...area} {...field} className={areaStyle} />}
    </Field>
  )
}

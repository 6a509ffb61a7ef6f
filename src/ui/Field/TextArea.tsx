import type { ComponentPropsWithRef } from 'react'
import { area as areaStyle } from './control.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { splitFieldProps } from './splitFieldProps.ts'

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>

/** A multi-line text field; the shopper can make it higher. */
export function TextArea(props: TextAreaProps) {
  const [field, area] = splitFieldProps(props)
  return (
    <Field {...field}>{(attributes) => <textarea rows={5} {...area} {...attributes} className={areaStyle} />}</Field>
  )
}

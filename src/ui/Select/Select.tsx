import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import { InlineSelect } from './InlineSelect.tsx'
import { Options, Placeholder, type SelectOptions } from './Options.tsx'
import { arrow, box, select as selectStyle } from './Select.css.ts'

interface SelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> {
  options: SelectOptions
  /** Shown until something is chosen; cannot be chosen itself. */
  placeholder?: string | undefined
  /**
   * Label and value in one compact box, for toolbars: 'Sort by Popular'. Controlled only; ignores hint and error.
   */
  inline?: boolean | undefined
}

/** A native select, so that every device opens its own list. */
export function Select(props: SelectProps) {
  const { options, placeholder, inline, ...rest } = props
  const [field, select] = splitFieldProps(rest)
  if (inline) {
    const { label, hideLabel, id, className } = field
    return <InlineSelect {...{ label, hideLabel, options, placeholder, id, className }} {...select} />
  }
  const start = placeholder !== undefined && select.value === undefined ? { defaultValue: '' } : {}
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={box}>
          <select {...start} {...select} {...attributes} className={selectStyle}>
            <Placeholder>{placeholder}</Placeholder>
            <Options options={options} />
          </select>
          <Icon name="chevronDown" size={18} className={arrow} />
        </span>
      )}
    </Field>
  )
}

import { type ComponentPropsWithRef, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chosen, inlineBox, inlineLabel, native } from './InlineSelect.css.ts'
import { labelOf, Options, Placeholder, type SelectOptions } from './Options.tsx'

interface InlineSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  label: string
  hideLabel?: boolean | undefined
  options: SelectOptions
  placeholder?: string | undefined
}

/**
 * `Select` with `inline`. The native select lies over the whole box, transparent, so that a click anywhere opens the list;
 * the visible text below it is as wide as the chosen label.
 *
 * @internal
 */
export function InlineSelect(props: InlineSelectProps) {
  const { label, hideLabel, options, placeholder, id, className, ...select } = props
  const generatedId = useId()
  return (
    <span className={cx(inlineBox, className)} data-screen-only>
      <label htmlFor={id ?? generatedId} className={inlineLabel({ hidden: hideLabel ?? false })}>
        {label}
      </label>
      <span aria-hidden className={chosen}>
        {labelOf(options, String(select.value)) ?? placeholder}
      </span>
      <Icon name="chevronDown" size={16} />
      <select {...select} id={id ?? generatedId} className={native}>
        <Placeholder>{placeholder}</Placeholder>
        <Options options={options} />
      </select>
    </span>
  )
}

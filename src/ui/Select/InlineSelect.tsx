import { type ComponentPropsWithRef, useId } from 'react'
import { classes } from '../classes.ts'
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
 * The look `inline` of `Select`. The native select lies over the whole box, unseen, so that every px opens the list;
 * what is seen below is the chosen words, as wide as they are.
 *
 * @internal
 */
export function InlineSelect(props: InlineSelectProps) {
  const { label, hideLabel, options, placeholder, id, className, ...select } = props
  const own = useId()
  return (
    <span className={classes(inlineBox, className)}>
      <label htmlFor={id ?? own} className={inlineLabel({ hidden: hideLabel ?? false })}>
        {label}
      </label>
      <span aria-hidden className={chosen}>
        {labelOf(options, String(select.value)) ?? placeholder}
      </span>
      <Icon name="chevronDown" size={16} />
      <select {...select} id={id ?? own} className={native}>
        <Placeholder>{placeholder}</Placeholder>
        <Options options={options} />
      </select>
    </span>
  )
}

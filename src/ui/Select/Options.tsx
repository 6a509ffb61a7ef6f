export interface Option {
  value: string
  label: string
}

export interface OptionGroup {
  group: string
  options: readonly Option[]
}

export type SelectOptions = readonly Option[] | readonly OptionGroup[]

interface OptionsProps {
  options: SelectOptions
}

/**
 * The options of a native select, in groups where they have names.
 *
 * @internal
 */
export function Options({ options }: OptionsProps) {
  return options.map((entry) =>
    'group' in entry ? (
      <optgroup key={entry.group} label={entry.group}>
        <Options options={entry.options} />
      </optgroup>
    ) : (
      <option key={entry.value} value={entry.value}>
        {entry.label}
      </option>
    ),
  )
}

interface PlaceholderProps {
  children: string | undefined
}

/**
 * Stands in the box until something is chosen, and cannot be chosen itself.
 *
 * @internal
 */
export function Placeholder({ children }: PlaceholderProps) {
  if (children === undefined) return null
  return (
    <option value="" disabled hidden>
      {children}
    </option>
  )
}

/** The words of a value, in whatever group it stands. */
export function labelOf(options: SelectOptions, value: string): string | undefined {
  return options
    .flatMap<Option>((entry) => ('group' in entry ? entry.options : entry))
    .find((one) => one.value === value)?.label
}

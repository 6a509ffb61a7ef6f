export interface Option {
  value: string
  label: string
}

interface OptionGroup {
  group: string
  options: readonly Option[]
}

export type SelectOptions = readonly Option[] | readonly OptionGroup[]

interface OptionsProps {
  options: SelectOptions
}

/**
 * The options of a native select, grouped where they have groups.
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
 * Shown until an option is chosen; cannot be chosen itself.
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

/** The label of a value, in any group. */
export function labelOf(options: SelectOptions, value: string): string | undefined {
  return options
    .flatMap<Option>((entry) => ('group' in entry ? entry.options : entry))
    .find((one) => one.value === value)?.label
}

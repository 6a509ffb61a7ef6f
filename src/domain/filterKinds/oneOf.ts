import type { ProductClause } from './productClause.ts'
import type { FilterOf, FilterOption } from './filter.ts'
import { part } from './part.ts'

interface OneOfRule<Name extends string, Value> {
  name: Name
  parameter: string
  label: string
  /** Label of the choice that clears the others. */
  anyLabel: string
  options: readonly (Pick<FilterOption, 'label' | 'stars'> & { value: Value })[]
  condition: (value: Value) => ProductClause
}

/** One of a fixed list of values, or any. */
export function oneOf<Name extends string, Value extends string | number>(
  rule: OneOfRule<Name, Value>,
): FilterOf<Partial<Record<Name, Value | undefined>>> {
  const { name, parameter, label, anyLabel, options, condition } = rule
  const of = (value: Value | undefined): Partial<Record<Name, Value | undefined>> => part(name, value)
  const read = (text: string | null) => options.find(({ value }) => String(value) === text)?.value
  return {
    name,
    parameters: [parameter],
    none: of(undefined),
    fromUrl: (parameters) => of(read(parameters.get(parameter))),
    toUrl: ({ [name]: value }) => (value === undefined ? [] : [[parameter, String(value)]]),
    condition: ({ [name]: value }) => (value === undefined ? {} : condition(value)),
    chips({ [name]: value }) {
      const option = options.find((each) => each.value === value)
      return option ? [{ key: '', label: option.label, without: of(undefined) }] : []
    },
    control: {
      kind: 'radio',
      label,
      options: [
        { value: '', label: anyLabel },
        ...options.map((option) => ({ ...option, value: String(option.value) })),
      ],
      chosen: ({ [name]: value }) => String(value ?? ''),
      choose: (value) => of(read(value)),
    },
  }
}

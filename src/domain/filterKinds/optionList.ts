import type { ProductClause } from './productClause.ts'
import type { FilterOf } from './filter.ts'
import { part } from './part.ts'

interface OptionListRule<Name extends string, Value extends string> {
  name: Name
  parameter: string
  label: string
  options: readonly { value: Value; label: string }[]
  /** The condition for at least one chosen value. */
  condition: (values: readonly Value[]) => ProductClause
}

/** Any of a fixed list of values. */
export function optionList<Name extends string, Value extends string>(
  rule: OptionListRule<Name, Value>,
): FilterOf<Record<Name, readonly Value[]>> {
  const { name, parameter, label, options, condition } = rule
  const of = (values: readonly Value[]) => part(name, values)
  const known = (text: string) => options.find(({ value }) => value === text)?.value ?? []
  return {
    name,
    parameters: [parameter],
    none: of([]),
    fromUrl(parameters) {
      const stated = parameters.getAll(parameter)
      return of(options.map(({ value }) => value).filter((value) => stated.includes(value)))
    },
    toUrl: ({ [name]: values }) => values.map((value) => [parameter, value]),
    condition: ({ [name]: values }) => (values.length > 0 ? condition(values) : {}),
    chips: ({ [name]: values }) =>
      values.map((value) => ({
        key: value,
        label: options.find((option) => option.value === value)?.label ?? value,
        without: of(values.filter((each) => each !== value)),
      })),
    control: {
      kind: 'options',
      label,
      options,
      chosen: ({ [name]: values }) => values,
      choose: (values) => of(values.flatMap(known)),
    },
  }
}

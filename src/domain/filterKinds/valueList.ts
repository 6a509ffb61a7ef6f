import { distinct } from '../product/read.ts'
import { urlText } from './urlText.ts'
import type { ValuesColumn, FilterOf } from './filter.ts'
import { part } from './part.ts'

interface ValueListRule<Name extends string> {
  name: Name
  parameter: string
  column: ValuesColumn
  label: string
  /** What the values are called within a sentence. */
  plural: string
  hasSwatches?: boolean
  isHidden?: boolean
}

/** Maximum values of one list in a URL; more were never chosen in the shop. */
const maxValues = 40

/** Any of the values the catalogue has in a column. */
export function valueList<Name extends string>(rule: ValueListRule<Name>): FilterOf<Record<Name, readonly string[]>> {
  const { name, parameter, column, label, plural, hasSwatches, isHidden } = rule
  const of = (values: readonly string[]) => part(name, values)
  return {
    name,
    parameters: [parameter],
    none: of([]),
    fromUrl: (parameters) => of(valuesIn(parameters.getAll(parameter))),
    toUrl: ({ [name]: values }) => values.map((value) => [parameter, value]),
    condition: ({ [name]: values }) => (values.length > 0 ? { [column]: { $in: values } } : {}),
    chips: ({ [name]: values }) =>
      values.map((value) => ({ key: value, label: value, without: of(values.filter((each) => each !== value)) })),
    control: { kind: 'values', label, plural, column, hasSwatches, chosen: ({ [name]: values }) => values, choose: of },
    isHidden,
  }
}

/** Without duplicates, ignoring case, as the store compares them. */
function valuesIn(texts: readonly string[]): string[] {
  return distinct(texts.map((text) => urlText(text) ?? '')).slice(0, maxValues)
}

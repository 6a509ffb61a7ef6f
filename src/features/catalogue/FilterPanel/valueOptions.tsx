import { colourOf } from '#domain/colour.ts'
import { colourOfFamily } from '#domain/colourFamilyNames.ts'
import type { ValuesControl } from '#domain/filterKinds/filter.ts'
import { sortedValues } from '#domain/listing/filterValues.ts'
import { Swatch } from '#ui/Swatch/Swatch.tsx'
import type { CheckOption } from './CheckList.tsx'

export interface CountedValue {
  value: string
  count: number
}

/** Number of matching products per value, by filter name; a value that is missing from its list has none. */
export type ValueCounts = Readonly<Record<string, readonly CountedValue[]>>

/** Options for the values of the catalogue, and for values chosen by the URL. */
export function valueOptions(
  { hasSwatches }: Pick<ValuesControl<never, unknown>, 'hasSwatches'>,
  values: readonly string[],
  counts: readonly CountedValue[] | undefined,
): CheckOption[] {
  const countByValue = new Map<string, number>()
  for (const { value, count } of counts ?? []) {
    countByValue.set(value.toLowerCase(), (countByValue.get(value.toLowerCase()) ?? 0) + count)
  }
  return sortedValues(values).map((value) => ({
    value,
    label: value,
    ...(hasSwatches ? { icon: <Swatch colour={colourOf(value) ?? colourOfFamily(value)} /> } : {}),
    count: counts && (countByValue.get(value.toLowerCase()) ?? 0),
  }))
}

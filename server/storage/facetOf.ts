import type { FacetColumn } from '#domain/product/columns.ts'
import type { Facet } from '#server/app/catalogue.ts'
import { compareText } from './memory/compareText.ts'

export interface CountedValue {
  value: string
  count: number
}

/**
 * Aggregates counts by spelling into values: blanks are dropped, spellings that differ by case are merged under
 * the most frequent one (the first by byte order in a tie), most frequent values first.
 */
export function facetOf(column: FacetColumn, spellings: Iterable<CountedValue>): Facet {
  const bySpelling = new Map<string, number>()
  for (const { value, count } of spellings) bySpelling.set(value, (bySpelling.get(value) ?? 0) + count)
  const values = new Map<string, CountedValue>()
  const ordered = [...bySpelling].map(([value, count]) => ({ value, count })).toSorted(byFrequency)
  for (const { value, count } of ordered) {
    if (value === '') continue
    const lower = value.toLowerCase()
    const first = values.get(lower)
    values.set(lower, { value: first?.value ?? value, count: (first?.count ?? 0) + count })
  }
  return { column, values: [...values.values()].toSorted(byFrequency) }
}

function byFrequency(one: CountedValue, other: CountedValue): number {
  return other.count - one.count || compareText(one.value, other.value)
}

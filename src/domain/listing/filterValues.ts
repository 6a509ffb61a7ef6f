import { colourFamilyNames } from '../colourFamilyNames.ts'
import { fabricsOf } from '../product/fabrics.ts'
import type { Product } from '../product/product.ts'
import { distinct } from '../product/read.ts'
import type { RecordColumn, ValuesControl } from '../filterKinds/filter.ts'
import { filters, type ListingFilters } from './filters.ts'

/** A filter whose choices are the values of the catalogue. */
export interface ValuesFilter {
  name: string
  none: Partial<ListingFilters>
  control: ValuesControl<ListingFilters, Partial<ListingFilters>>
}

/** Those the panel shows, in its order. */
export const valuesFilters: readonly ValuesFilter[] = filters.flatMap(({ name, none, control, isHidden }) =>
  control.kind === 'values' && !isHidden ? [{ name, none, control }] : [],
)

/** What the panel offers to choose from, by the filter's name; each list sorted, and in one spelling of each word. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

const byName = new Intl.Collator('en-IN')

/** The fields of records that the values are read from. */
export const valuesFields: readonly RecordColumn[] = valuesFilters.flatMap(({ control: { column } }) =>
  column === 'colorFamily' ? [] : [column],
)

type ProductValues = Partial<Pick<Product, RecordColumn>>

/** The values of these products. */
export function filterValuesOf(products: readonly ProductValues[]): FilterValues {
  return Object.fromEntries(
    valuesFilters.map(({ name, control: { column } }) => [
      name,
      sortedValues(
        column === 'colorFamily' ? colourFamilyNames : products.flatMap((product) => valuesIn(product, column)),
      ),
    ]),
  )
}

/** The values that the column of a product is compared by. */
function valuesIn(product: ProductValues, column: RecordColumn): string | readonly string[] {
  return column === 'fabric' ? fabricsOf({ fabric: product.fabric ?? '' }) : (product[column] ?? [])
}

/** The words in alphabetical order, without blanks and without duplicates, ignoring case. */
export function sortedValues(words: readonly string[]): string[] {
  return distinct(words).sort((one, other) => byName.compare(one, other))
}

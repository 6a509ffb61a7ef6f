import { categories, type CategorySlug } from '#domain/category.ts'
import { asItArrives } from './backOffice.ts'
import type { DemoProduct } from './demoProduct.ts'
import { cottonPrintsAndLinen } from './products/cottonPrintsAndLinen.ts'
import { cottonWeaves } from './products/cottonWeaves.ts'
import { functionWear } from './products/functionWear.ts'
import { partyWear } from './products/partyWear.ts'
import { pureSilks } from './products/pureSilks.ts'
import { salwarSuites } from './products/salwarSuites.ts'
import { semiSilks } from './products/semiSilks.ts'
import { workwear } from './products/workwear.ts'
import { recordOf, type CatalogueRecord } from './record.ts'

/** The products of the demo catalogue by category. */
export const demoProductsByCategory: Readonly<Record<CategorySlug, readonly DemoProduct[]>> = {
  'cotton-linen': [...cottonWeaves, ...cottonPrintsAndLinen],
  'semi-silks': semiSilks,
  'pure-silks': pureSilks,
  'unstitched-salwar-suites': salwarSuites,
  'function-wear': functionWear,
  'party-wear': partyWear,
  workwear,
}

/** The seeded records: 119, a handful of them untidy. */
export const catalogueRecords: readonly CatalogueRecord[] = categories.flatMap((category) =>
  demoProductsByCategory[category.slug].map((product) => asItArrives(recordOf(product, category))),
)

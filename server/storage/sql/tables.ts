import type { ValueColumn } from '#contract/filter/fields.ts'
import type { ListColumn, ProductColumns } from '#domain/product/columns.ts'

/** Columns kept a second time in lower case, since databases disagree about lowering text beyond ASCII. */
export const loweredColumns = ['name', 'slug', 'productCode', 'description', 'subcategory', 'brand'] as const
type LoweredColumn = (typeof loweredColumns)[number]

/** Flags are 0 and 1, numbers are doubles, text compares by its bytes. */
export type ProductRow = {
  [Column in ValueColumn]: ProductColumns[Column] extends boolean ? number : ProductColumns[Column]
} & {
  [Column in `${LoweredColumn}Lower`]: string
} & {
  /** The record as it was sent, as JSON text. */
  record: string
  addToBackOffice: number | null
}

/** One value of a list column of a product. */
export interface ProductValueRow {
  productKey: string
  list: ListColumn
  value: string
  valueLower: string
}

/** The tables of the catalogue, as Kysely wants them. */
export interface CatalogueTables {
  products: ProductRow
  product_values: ProductValueRow
}

import { columnsOf, listColumns } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { answeredRecord } from '#server/app/catalogue.ts'
import type { ProductRow, ProductValueRow } from './tables.ts'

/** The rows a record is kept in. */
export function rowsOf(
  record: RecordFields,
  addToBackOffice: boolean | undefined,
): { product: ProductRow; values: ProductValueRow[] } {
  const { lists, ...columns } = columnsOf(normaliseProduct(record))
  const { key, name, slug, productCode, description, subcategory, brand } = columns
  const product: ProductRow = {
    ...columns,
    inStock: Number(columns.inStock),
    isFeatured: Number(columns.isFeatured),
    isBestseller: Number(columns.isBestseller),
    isNew: Number(columns.isNew),
    isTrending: Number(columns.isTrending),
    isLimitedEdition: Number(columns.isLimitedEdition),
    isActive: Number(columns.isActive),
    nameLower: name.toLowerCase(),
    slugLower: slug.toLowerCase(),
    productCodeLower: productCode.toLowerCase(),
    descriptionLower: description.toLowerCase(),
    subcategoryLower: subcategory.toLowerCase(),
    brandLower: brand.toLowerCase(),
    record: JSON.stringify(record),
    addToBackOffice: addToBackOffice === undefined ? null : Number(addToBackOffice),
  }
  const values = listColumns.flatMap((list) =>
    lists[list].map((value) => ({ productKey: key, list, value, valueLower: value.toLowerCase() })),
  )
  return { product, values }
}

/** The part of a row that holds the record. */
export type KeptRecord = Pick<ProductRow, 'record' | 'addToBackOffice'>

/** The record out of its row, as it was sent. */
export function recordIn({ record }: KeptRecord): RecordFields {
  return fieldsOf(JSON.parse(record))
}

/** The back-office mark out of its row. */
export function markIn({ addToBackOffice }: KeptRecord): boolean | undefined {
  return addToBackOffice === null ? undefined : addToBackOffice === 1
}

/** The record out of its row, as it is answered. */
export function answerIn(row: KeptRecord): RecordFields {
  return answeredRecord(recordIn(row), markIn(row))
}

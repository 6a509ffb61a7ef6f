import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { answeredRecord } from '#server/app/catalogue.ts'
import { headLength, type ProductRecordRow, type ProductRow, type ProductTextRow } from './tables.ts'
import { termsOf, type Term } from './terms.ts'

/** A record under its number, to be written. */
export interface NumberedRecord {
  number: number
  record: RecordFields
  addToBackOffice: boolean | undefined
}

/** What a record is kept as. */
export interface ProductRows {
  product: ProductRow
  record: ProductRecordRow
  text: ProductTextRow
  terms: ReadonlyMap<string, Term>
}

/** The rows a record is kept in. */
export function rowsOf({ number, record, addToBackOffice }: NumberedRecord): ProductRows {
  const whole = columnsOf(normaliseProduct(record))
  const { lists: _lists, words: _words, description, searchText, ...columns } = whole
  const product: ProductRow = {
    ...columns,
    number,
    inStock: Number(columns.inStock),
    isFeatured: Number(columns.isFeatured),
    isBestseller: Number(columns.isBestseller),
    isNew: Number(columns.isNew),
    isTrending: Number(columns.isTrending),
    isLimitedEdition: Number(columns.isLimitedEdition),
    isActive: Number(columns.isActive),
    categoryHead: Array.from(columns.category).slice(0, headLength).join(''),
    nameLower: columns.name.toLowerCase(),
    slugLower: columns.slug.toLowerCase(),
    productCodeLower: columns.productCode.toLowerCase(),
    subcategoryLower: columns.subcategory.toLowerCase(),
    brandLower: columns.brand.toLowerCase(),
  }
  return {
    product,
    record: {
      number,
      record: JSON.stringify(record),
      addToBackOffice: addToBackOffice === undefined ? null : Number(addToBackOffice),
    },
    text: { number, description, descriptionLower: description.toLowerCase(), searchText },
    terms: termsOf(whole),
  }
}

/** A row of records, read back: the record as it was sent, and its mark. */
export function numberedRecordIn({ number, record, addToBackOffice }: ProductRecordRow): NumberedRecord {
  return {
    number,
    record: fieldsOf(JSON.parse(record)),
    addToBackOffice: addToBackOffice === null ? undefined : addToBackOffice === 1,
  }
}

/** The record out of its row, as it is answered. */
export function answerIn(row: ProductRecordRow): RecordFields {
  const { record, addToBackOffice } = numberedRecordIn(row)
  return answeredRecord(record, addToBackOffice)
}

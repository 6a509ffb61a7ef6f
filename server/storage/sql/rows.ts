import { columnsOf, flagColumns, type ColumnOfKind, type ProductColumns } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { answeredRecord } from '#server/app/catalogue.ts'
import { shortTexts } from './schema.ts'
import { headLength, type ProductRecordRow, type ProductRow, type ProductTextRow, type ShortText } from './tables.ts'
import { termsOf, type Term } from './terms.ts'

/** A record with its product number, to be written. */
export interface NumberedRecord {
  number: number
  record: RecordFields
  addToBackOffice: boolean | undefined
}

/** The stored form of a record. */
export interface ProductRows {
  product: ProductRow
  record: ProductRecordRow
  text: ProductTextRow
  terms: ReadonlyMap<string, Term>
}

/** The rows that store a record. */
export function rowsOf({ number, record, addToBackOffice }: NumberedRecord): ProductRows {
  const whole = columnsOf(normaliseProduct(record))
  const { lists: _lists, words: _words, description, searchText, ...columns } = whole
  const product: ProductRow = {
    ...columns,
    ...flagsOf(whole),
    ...loweredOf(whole),
    number,
    categoryHead: Array.from(columns.category).slice(0, headLength).join(''),
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

function flagsOf(columns: ProductColumns): Pick<ProductRow, ColumnOfKind<'flag'>> {
  const flags = flagColumns.map((name) => [name, Number(columns[name])] as const)
  return Object.fromEntries(flags) as Record<ColumnOfKind<'flag'>, number> // every flag is in the list
}

function loweredOf(columns: ProductColumns): Pick<ProductRow, `${ShortText}Lower`> {
  const texts = shortTexts.map((name) => [`${name}Lower`, columns[name].toLowerCase()] as const)
  return Object.fromEntries(texts) as Record<`${ShortText}Lower`, string> // every short text is in the list
}

/** A stored row, read back: the record as it was sent, and its back-office flag. */
export function numberedRecordIn({ number, record, addToBackOffice }: ProductRecordRow): NumberedRecord {
  return {
    number,
    record: fieldsOf(JSON.parse(record)),
    addToBackOffice: addToBackOffice === null ? undefined : addToBackOffice === 1,
  }
}

/** The record of a row, as returned by the API. */
export function answerIn(row: ProductRecordRow): RecordFields {
  const { record, addToBackOffice } = numberedRecordIn(row)
  return answeredRecord(record, addToBackOffice)
}

import { idFields, keyOf } from '#domain/product/normaliseProduct.ts'
import { textOf, type RecordFields } from '#domain/product/read.ts'

/** The products of the shop, by each of their ids. */
export interface Existing {
  keys: readonly string[]
  /** The existing product a row refers to: by its key, or by another id if the row has no key. */
  meantBy: (row: RecordFields) => RecordFields | undefined
  /** Whether any product has this field. */
  hasField: (field: string) => boolean
}

export function existingProducts(records: readonly RecordFields[]): Existing {
  const byKey = new Map(records.map((record) => [keyOf(record), record]))
  const byId = new Map(idFields.map((field) => [field, new Map<string, RecordFields>()]))
  for (const record of records) {
    for (const field of idFields) byId.get(field)?.set(textOf(record[field]), record)
  }
  const fields = new Set(records.flatMap((record) => Object.keys(record)))
  return {
    keys: [...byKey.keys()],
    hasField: (field) => fields.has(field),
    meantBy(row) {
      const first = idFields.find((field) => textOf(row[field]))
      if (!first) return undefined
      return byKey.get(keyOf(row)) ?? byId.get(first)?.get(textOf(row[first]))
    },
  }
}
